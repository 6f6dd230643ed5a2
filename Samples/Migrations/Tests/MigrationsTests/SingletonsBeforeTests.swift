import Testing

@testable import SingletonsBefore

/// There is one session, so these take turns, and each begins by logging out.
@Suite(.serialized) struct SingletonsBeforeTests {
  init() {
    SessionStore.shared.end()
  }

  @Test func `Whoever comes second waits until the first has logged out`() {
    let login = Login()
    #expect(login.logIn("Blob") == "Blob is logged in")
    #expect(login.logIn("Blob Jr.") == "Blob must log out first")
    #expect(login.logOut() == "Blob is logged out")
    #expect(login.logIn("Blob Jr.") == "Blob Jr. is logged in")
  }

  @Test func `Nobody logs out twice`() {
    #expect(Login().logOut() == "nobody is logged in")
  }

  @Test func `Whoever a test leaves logged in is there for the next`() async throws {
    let failure = try await failures {
      evening()
      morning()
    }
    try Page("Singletons.md").expect(failure, isOutput: "leak")
  }

  private func evening() {
    #expect(Login().logIn("Blob") == "Blob is logged in")
  }

  private func morning() {
    let greeting = Login().logIn("Blob Jr.")
    #expect(greeting == "Blob Jr. is logged in")
  }
}
