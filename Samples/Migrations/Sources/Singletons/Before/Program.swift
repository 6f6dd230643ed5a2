/// Runs the program and returns what it prints.
public func program() -> String {
  let login = Login()
  return [
    login.logIn("Blob"), login.logIn("Blob Jr."), login.logOut(), login.logIn("Blob Jr."),
    login.logOut(), "journal: \(Journal.shared.lines.joined(separator: ", "))",
  ].joined(separator: "\n")
}
