/// Runs the program and returns what it prints.
public func program() async -> String {
  await Shelf(dependencies: AppDependencies()).list()
}
