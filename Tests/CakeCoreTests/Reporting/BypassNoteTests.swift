import Testing

/// What `bypass` says of the root that is taken.
struct BypassNoteTests {
  @Test func `What is read on another value is no use of the root`() async throws {
    let messages = try await Messages.of(
      """
      protocol HasClock { var now: Int { get } }
      protocol HasLog { func log(_ text: String) }
      struct Live: HasClock, HasLog {
        var now = 9
        func log(_ text: String) {}
      }
      typealias PageDependencies = HasClock & HasLog
      func show(_ live: Live, _ dependencies: any PageDependencies) -> Int {
        live.log("a")
        return dependencies.now
      }
      """)
    #expect(messages.contains("of the root it uses 'HasLog'"), "\(messages)")
  }

  @Test(arguments: [
    ("weak var", "?", ""), ("unowned let", "", ""), ("weak var", "?", ": AnyObject"),
  ])
  func `What a root is held by without being kept alive has to be of objects`(
    binding: String, optional: String, trait: String
  ) async throws {
    let messages = try await Messages.of(
      """
      protocol HasClock\(trait) { var now: Int { get } }
      final class Live: HasClock { let now = 9 }
      typealias PageDependencies = HasClock
      func show(_ dependencies: any PageDependencies) -> Int { dependencies.now }
      final class Page {
        \(binding) live: Live\(optional)
        init(_ live: Live) { self.live = live }
        func show() -> Int { live\(optional).now\(optional.isEmpty ? "" : " ?? 0") }
      }
      """)
    #expect(messages.contains("of the root it uses 'HasClock'"), "\(messages)")
    #expect(
      messages.contains("what is weak or unowned has to be an object: a slice '& AnyObject'")
        == trait.isEmpty, "\(messages)")
  }
}
