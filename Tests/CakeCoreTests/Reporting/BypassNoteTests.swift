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
}
