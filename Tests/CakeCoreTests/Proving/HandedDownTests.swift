import TestSupport
import Testing

@testable import CakeCore

/// A provider hands its actor down to what conforms to it, and to the extensions of a slice.
@Suite struct HandedDownTests {
  private static let extended = """
    func isIsolated(_ actor: isolated (any Actor)? = #isolation) async -> Bool { actor != nil }
    extension PageNeeds { func work() async -> Bool { await isIsolated() } }

    """

  private static func source(_ root: String, _ rest: String = "") -> String {
    """
    @MainActor protocol HasPages { nonisolated var pages: Int { get } }
    protocol HasClock { nonisolated var clock: Int { get } }
    protocol PageNeeds: HasPages, HasClock {}
    func turn(_ needs: some PageNeeds) -> Int { needs.clock }
    \(root) class House: PageNeeds {
      nonisolated let pages = 1, clock = 2
      nonisolated init() {}
    }
    func start() -> Int { turn(House()) }
    \(rest)
    """
  }

  @Test(arguments: [
    (source("@MainActor final"), ["'PageNeeds' does not need 'HasPages'"]),
    (source("final"), []),
    (source("@MainActor final", extended), []),
  ])
  func `A need goes with its actor where nothing has that of it`(
    text: String, needs: [String]
  ) async throws {
    let messages = try await ProvedProgram.unusedNeeds(in: text, named: "handed-down")
    #expect(messages.map { String($0.prefix { $0 != ":" }) } == needs)
  }
}
