/// Runs the program and returns what it prints.
public func program() -> String {
  let app = AppDependencies()
  let cafe = AccountDependencies(parent: app, customer: "Café Größte Liebe")
  let blob = AccountDependencies(parent: app, customer: "Blob")
  return [
    Receipt(dependencies: app).issue("rye-bread"),
    Invoice(dependencies: cafe).issue("wedding-cake"),
    Invoice(dependencies: blob).issue("baguette"),
  ].joined(separator: "\n")
}
