import Testing

@testable import CakeCore

/// What could control an effect that a consumer reaches around its dependencies to.
@Suite struct EffectNoteTests {
  private static let detail = """
    import Foundation
    protocol HasClock { var clock: Int { get } }
    typealias Services = HasClock & HasMore
    struct Detail {
      let services: any Services
      func save() -> Int {
        NotificationCenter.default.post(name: Notification.Name("saved"), object: nil)
        return services.clock + services.more
      }
    }

    """

  @Test(arguments: [
    // What a factory makes has it for itself, and so has a value.
    "func makeList() -> List", "var list: List { get }",
  ])
  func `A value that has a shared one for itself gives it to nobody`(requirement: String)
    async throws
  {
    let messages = try await Messages.of(
      Self.detail + """
        protocol HasMore { var more: Int { get } }
        protocol HasList { \(requirement) }
        struct List { let center: NotificationCenter }
        func show(_ dependencies: any HasList) {}
        """)
    #expect(
      messages.contains(
        "a provider could control it: "
          + "'protocol HasNotificationCenter { var notificationCenter: NotificationCenter { get } }'"
      ),
      "\(messages)")
  }

  @Test func `A provider of the shared value itself could control it`() async throws {
    let messages = try await Messages.of(
      Self.detail + """
        protocol HasMore { var more: Int { get } }
        protocol HasCenter { var center: NotificationCenter { get } }
        func show(_ dependencies: any HasCenter) {}
        """)
    #expect(messages.contains("'HasCenter' could provide it"), "\(messages)")
  }
}
