import Testing

@testable import SingletonsAfter

struct SingletonsAfterTests {
  @Test func `Whoever comes second waits until the first has logged out`() {
    let dependencies = LoginTestDependencies(journal: Journal(), sessions: SessionStore())
    let login = Login(dependencies: dependencies)
    #expect(login.logIn("Blob") == "Blob is logged in")
    #expect(login.logIn("Blob Jr.") == "Blob must log out first")
    #expect(login.logOut() == "Blob is logged out")
    #expect(login.logIn("Blob Jr.") == "Blob Jr. is logged in")
    #expect(dependencies.journal.lines == ["Blob in", "Blob out", "Blob Jr. in"])
  }

  @Test func `Nobody logs out twice`() {
    let dependencies = LoginTestDependencies(journal: Journal(), sessions: SessionStore())
    #expect(Login(dependencies: dependencies).logOut() == "nobody is logged in")
  }

  @Test func `Two tills are two roots, and each has its own session`() {
    let (front, back) = (AppDependencies(), AppDependencies())
    #expect(Login(dependencies: front).logIn("Blob") == "Blob is logged in")
    #expect(Login(dependencies: back).logIn("Blob Jr.") == "Blob Jr. is logged in")
  }
}
