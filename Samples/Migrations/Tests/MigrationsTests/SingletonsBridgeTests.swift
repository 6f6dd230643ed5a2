import Testing

@testable import SingletonsBridge

struct SingletonsBridgeTests {
  @Test func `Whoever comes second waits until the first has logged out`() {
    let dependencies = BridgeTestDependencies(journal: Journal(), sessions: SessionStore())
    let login = Login(dependencies: dependencies)
    #expect(login.logIn("Blob") == "Blob is logged in")
    #expect(login.logIn("Blob Jr.") == "Blob must log out first")
    #expect(login.logOut() == "Blob is logged out")
    #expect(login.logIn("Blob Jr.") == "Blob Jr. is logged in")
    #expect(dependencies.journal.lines == ["Blob in", "Blob out", "Blob Jr. in"])
  }

  @Test func `Nobody logs out twice`() {
    let dependencies = BridgeTestDependencies(journal: Journal(), sessions: SessionStore())
    #expect(Login(dependencies: dependencies).logOut() == "nobody is logged in")
  }

  @Test func `What still reaches for a singleton sees what has moved`() {
    let root = AppDependencies()
    #expect(root.sessions === SessionStore.shared)
    #expect(root.journal === Journal.shared)
  }
}
