typealias LoginDependencies = HasSessions & HasJournal

/// Logs people in and out of the till, one at a time.
struct Login {
  private let dependencies: any LoginDependencies

  init(dependencies: any LoginDependencies) {
    self.dependencies = dependencies
  }

  func logIn(_ name: String) -> String {
    if let user = dependencies.sessions.current { return "\(user) must log out first" }
    dependencies.sessions.begin(name)
    dependencies.journal.add("\(name) in")
    return "\(name) is logged in"
  }

  func logOut() -> String {
    guard let user = dependencies.sessions.current else { return "nobody is logged in" }
    dependencies.sessions.end()
    dependencies.journal.add("\(user) out")
    return "\(user) is logged out"
  }
}
