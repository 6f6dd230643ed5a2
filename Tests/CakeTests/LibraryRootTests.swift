import Testing

/// Roots that a library product has for other packages.
@Suite struct LibraryRootTests {
  private static let source = """
    public protocol HasClock { var clock: Int { get } }
    public protocol HasGifts { var gifts: Int { get } }
    protocol HasNotes { var notes: Int { get } }
    typealias ListDependencies = HasClock
    func list(_ dependencies: any ListDependencies) -> Int { dependencies.clock }
    public struct House: HasClock, HasGifts, HasNotes {
      public let clock = 1, gifts = 2, notes = 3
    }
    struct Shed: HasClock, HasGifts {
      let clock = 1, gifts = 2
    }

    """

  private static let manifest = """
    // swift-tools-version: 6.2
    import PackageDescription
    let package = Package(
      name: "Small", products: [.library(name: "App", targets: ["App"])],
      targets: [.target(name: "App")])

    """

  @Test func `What a public root provides by public protocols is others' to ask for`() async throws
  {
    let package = try await SmallPackage(["App.swift": Self.source], inRepository: false)
    func provided() async throws -> [String] {
      let report = try await package.cake("check", "--no-proof").output
      return report.matches(of: /'(\w+)' provides '(\w+)'/).map { "\($0.1) \($0.2)" }
    }
    let all = ["House HasGifts", "House HasNotes", "Shed HasGifts"]
    #expect(try await provided() == all)
    try package.write(Self.manifest, to: "Package.swift")
    #expect(try await provided() == ["House HasNotes", "Shed HasGifts"])
    try package.write(#"{"retainPublic": false}"#, to: ".cake.json")
    #expect(try await provided() == all)
  }
}
