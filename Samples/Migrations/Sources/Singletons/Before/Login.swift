/// Logs people in and out of the till, one at a time.
struct Login {
  func logIn(_ name: String) -> String {
    if let user = SessionStore.shared.current { return "\(user) must log out first" }
    SessionStore.shared.begin(name)
    Journal.shared.add("\(name) in")
    return "\(name) is logged in"
  }

  func logOut() -> String {
    guard let user = SessionStore.shared.current else { return "nobody is logged in" }
    SessionStore.shared.end()
    Journal.shared.add("\(user) out")
    return "\(user) is logged out"
  }
}
