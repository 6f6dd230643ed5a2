/// Runs the program and returns what it prints.
@MainActor public func program() -> String {
  configure()
  return [
    Receipt().issue("rye-bread"),
    Invoice(customer: "Café Größte Liebe").issue("wedding-cake"),
    Invoice(customer: "Blob").issue("baguette"),
  ].joined(separator: "\n")
}
