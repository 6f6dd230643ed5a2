/// Runs the program and returns what it prints.
public func program() -> String {
  OrderDesk().order("rye-bread", cents: 420, for: "Blob")
}
