/// Logs people in and out of the till, one at a time.
struct Login {
  private let sessions: SessionStore
  private let journal: Journal

  init(sessions: SessionStore = .shared, journal: Journal = .shared) {
    self.sessions = sessions
    self.journal = journal
  }

  func logIn(_ name: String) -> String {
    if let user = sessions.current { return "\(user) must log out first" }
    sessions.begin(name)
    journal.add("\(name) in")
    return "\(name) is logged in"
  }

  func logOut() -> String {
    guard let user = sessions.current else { return "nobody is logged in" }
    sessions.end()
    journal.add("\(user) out")
    return "\(user) is logged out"
  }
}
