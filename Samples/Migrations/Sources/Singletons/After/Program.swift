/// Runs the program and returns what it prints.
public func program() -> String {
  let dependencies = AppDependencies()
  let login = Login(dependencies: dependencies)
  return [
    login.logIn("Blob"), login.logIn("Blob Jr."), login.logOut(), login.logIn("Blob Jr."),
    login.logOut(), "journal: \(dependencies.journal.lines.joined(separator: ", "))",
  ].joined(separator: "\n")
}
