import Testing

@testable import CakeCore

/// Members that are meant to be what a provider requires, and are not.
@Suite struct MisfitTests {
  /// What is wrong, what is said of it, and the same with that done.
  struct Misfit: Sendable {
    var written: String
    var notes: [String]
    var mended: String
  }

  private static let core = """
    //--- Core/Core.swift
    public protocol HasClock { var clock: Int { get } }
    public protocol HasPush { func push(_ text: String) -> Int }
    public protocol HasStore { var store: String { get set } }
    public protocol HasInit { init(seed: Int) }
    public protocol HasMinus { static prefix func - (value: Self) -> Self }
    public protocol HasSave { mutating func save() }
    public protocol HasFeed { associatedtype Item; func load(_ id: Int) async -> [Item] }
    public protocol HasKeys { associatedtype Key; var key: Key { get }; func put(_ key: Key) }
    public typealias Dependencies =
      HasClock & HasPush & HasStore & HasInit & HasMinus & HasSave & HasFeed & HasKeys
    //--- App/App.swift
    import Core

    """

  private static let misfits: [Misfit] = [
    Misfit(
      written: "struct Root: HasClock { private let clock = 1 }",
      notes: ["'HasClock' requires 'clock: Int'", "'clock' is here, but it has to be 'internal'"],
      mended: "struct Root: HasClock { internal let clock = 1 }"),
    Misfit(
      written: "private struct Root {}\nextension Root: HasClock { private var clock: Int { 1 } }",
      notes: [
        "'HasClock' requires 'clock: Int'", "'clock' is here, but it has to be 'fileprivate'",
      ],
      mended:
        "private struct Root {}\nextension Root: HasClock { fileprivate var clock: Int { 1 } }"
    ),
    Misfit(
      written: "public struct Root: HasPush { func push(_ text: String) -> Int { 1 } }",
      notes: ["'HasPush' requires 'push(_:)'", "'push(_:)' is here, but it has to be 'public'"],
      mended: "public struct Root: HasPush { public func push(_ text: String) -> Int { 1 } }"),
    Misfit(
      written: "struct Root: HasStore { private(set) var store = \"\" }",
      notes: [
        "'HasStore' requires 'store: String'",
        "'store' is here, but its setter has to be 'internal'",
      ], mended: "struct Root: HasStore { internal(set) var store = \"\" }"),
    Misfit(
      written: "struct Root: HasPush { func push(text: String) -> Int { 1 } }",
      notes: [
        "'HasPush' requires 'push(_:)'", "'push(text:)' is here, but it has to be 'push(_:)'",
      ],
      mended: "struct Root: HasPush { func push(_ text: String) -> Int { 1 } }"),
    Misfit(
      written: "class Root: HasInit { init(seed: Int) {} }",
      notes: [
        "'HasInit' requires 'init(seed:)'", "'init(seed:)' is here, but it has to be 'required'",
      ], mended: "class Root: HasInit { required init(seed: Int) {} }"),
    Misfit(
      written: "struct Root: HasMinus {}",
      notes: [
        "'HasMinus' requires '-(_:)'; add 'static prefix func - (value: Self) -> Self { <#code#> }'"
      ], mended: "struct Root: HasMinus { static prefix func - (value: Self) -> Self { value } }"),
    Misfit(
      written: "struct Root: HasSave {}",
      notes: ["'HasSave' requires 'save()'; add 'mutating func save() { <#code#> }'"],
      mended: "struct Root: HasSave { mutating func save() {} }"),
    Misfit(
      written: "actor Root: HasSave {}",
      notes: ["'HasSave' requires 'save()'; add 'nonisolated func save() { <#code#> }'"],
      mended: "actor Root: HasSave { nonisolated func save() {} }"),
    Misfit(
      written: """
        struct Other: HasPush { mutating func push(_ text: String) -> Int { 1 } }
        struct Root: HasPush { func push(_ text: String) async -> Int { 1 } }
        """,
      notes: [
        "'HasPush' requires 'push(_:)'",
        "'push(_:)' is here, but is 'async', but protocol requirement is not",
      ],
      mended: "struct Root: HasPush { func push(_ text: String) -> Int { 1 } }"),
    Misfit(
      written: "struct Root: HasFeed { func load(_ id: String) -> [String] { [] } }",
      notes: [
        "'HasFeed' requires 'Item'; add 'typealias Item = <#type#>'",
        "'load(_:)' is here; 'Item' would follow from it if it were "
          + "'func load(_ id: Int) async -> [Item]'",
      ],
      mended: "struct Root: HasFeed { func load(_ id: Int) -> [String] { [] } }"),
    Misfit(
      written: "struct Root: HasKeys { let key = 1; func put(_ key: String) {} }",
      notes: [
        "'HasKeys' requires 'Key'; add 'typealias Key = <#type#>'",
        "'key' is here, which makes 'Key' 'Int'", "'put(_:)' is here, which makes 'Key' 'String'",
      ],
      mended: "struct Root: HasKeys { let key = 1; func put(_ key: Int) {} }"),
    Misfit(
      written: """
        func test() -> Int {
          struct Root: HasClock, HasPush { let clock = "" }
          return 1
        }
        """,
      notes: [
        "'HasClock' requires 'clock: Int'", "'HasPush' requires 'push(_:)'",
        "candidate has non-matching type 'String'",
      ],
      mended: """
        func test() -> Int {
          struct Root: HasClock, HasPush {
            let clock = 1
            func push(_ text: String) -> Int { 1 }
          }
          return 1
        }
        """),
  ]

  @Test(arguments: misfits)
  func `What a root has and what does not do is told with what would`(misfit: Misfit) async throws {
    let name = "misfits/\(misfit.written.hashed)"
    let built = try await ShapeStore.shared.build(
      Shape(name: name, text: Self.core + misfit.written + "\n"))
    let explained = try #require(
      try IncompleteBuild(CheckOptions(package: built.root.filePath), output: built.result.output))
    #expect(explained.rest == "")
    let finding = try #require(explained.report.findings.first { $0.message.hasPrefix("'Root'") })
    let notes = finding.notes.map(\.message).filter { !$0.hasPrefix("'Dependencies' needs ") }
    #expect(notes == misfit.notes)
    let mended = try await ShapeStore.shared.build(
      Shape(name: name + "-mended", text: Self.core + misfit.mended + "\n"))
    #expect(mended.result.status == 0, "\(mended.result.output)")
  }
}

extension String {
  /// The same in every run.
  fileprivate var hashed: String { ContentHash(Array(utf8)).text }
}
