import Testing

/// Code in branches that this build left out, and whether another build may have it.
@Suite struct ConditionTests {
  /// - Parameter open: A condition that some other build may have.
  private static func source(_ open: String) -> String {
    """
    protocol HasClock { var clock: Int { get } }
    protocol HasCache { var cache: Int { get } }
    protocol HasPush { var push: Int { get } }
    typealias Needs = HasClock & HasCache
    typealias More = HasClock & HasPush
    func now(_ needs: any Needs) -> Int {
      #if compiler(<5.3) || swift(<5)
        return needs.cache
      #elseif swift(>=5.0)
        return needs.clock
      #else
        return needs.cache
      #endif
    }
    func more(_ needs: any More) -> Int { needs.clock }
    #if \(open)
      func push(_ needs: any More) -> Int { needs.push }
    #endif

    """
  }

  @Test(arguments: [("compiler(>=99)", false), ("compiler(<6)", true), ("swift(<5.5)", true)])
  func `What only older versions than the manifest's have is in no build`(
    open: String, isTold: Bool
  ) async throws {
    let package = try await SmallPackage(
      ["App.swift": Self.source(open)], inRepository: false)
    let result = try await package.cake("check", "--no-proof")
    #expect(result.output.contains("'Needs' does not need 'HasCache'"), "\(result.errors)")
    #expect(result.output.contains("'More' does not need 'HasPush'") == isTold)
  }
}
