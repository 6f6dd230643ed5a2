/// Runs the program and returns what it prints.
public func program() -> String {
  bindAll()
  return OrderDesk().order("rye-bread", cents: 420, for: "Blob")
}

func bindAll() {
  Registry.shared.bind((any Payments).self) { CardTerminal() }
  Registry.shared.bind((any Mail).self) { MailServer() }
}
