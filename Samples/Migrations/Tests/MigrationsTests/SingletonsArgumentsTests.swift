import Testing

@testable import SingletonsArguments

/// Each test has a session of its own, so they run at the same time.
struct SingletonsArgumentsTests {
  private let journal = Journal()

  @Test func `Whoever comes second waits until the first has logged out`() {
    let login = Login(sessions: SessionStore(), journal: journal)
    #expect(login.logIn("Blob") == "Blob is logged in")
    #expect(login.logIn("Blob Jr.") == "Blob must log out first")
    #expect(login.logOut() == "Blob is logged out")
    #expect(login.logIn("Blob Jr.") == "Blob Jr. is logged in")
    #expect(journal.lines == ["Blob in", "Blob out", "Blob Jr. in"])
  }

  @Test func `Nobody logs out twice`() {
    #expect(Login(sessions: SessionStore(), journal: journal).logOut() == "nobody is logged in")
  }

  @Test func `Who leaves the arguments out has the singletons, as before`() {
    #expect(SingletonsArguments.program().hasPrefix("Blob is logged in\nBlob must log out first\n"))
    #expect(Journal.shared.lines.count == 4)
  }
}
