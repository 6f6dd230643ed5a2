/// Runs the program and returns what it prints.
public func program() -> String {
  Checkout(dependencies: AppDependencies()).sell("rye-bread")
}
