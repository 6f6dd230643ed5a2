// What a generic function gives back holds dependencies only where the type may be theirs.
protocol HasA { var a: Int { get } }
protocol HasB { var b: Int { get } }

typealias RunDependencies = HasA & HasB  // expect: unused-need HasB
func run<Result, Dependencies: RunDependencies>(
  _ dependencies: Dependencies, _ read: (any HasA) -> Result
) -> Result { read(dependencies) }

typealias PassDependencies = HasA & HasB  // escape: HasB
func pass<Result, Dependencies: PassDependencies>(
  _ dependencies: Dependencies, _ read: (Dependencies) -> Result
) -> Result {
  _ = dependencies.a
  return read(dependencies)
}

typealias PairDependencies = HasA & HasB  // escape: HasB
func pair<Result, Dependencies: PairDependencies>(
  _ dependencies: Dependencies, _ other: Result
) -> Dependencies where Result: Equatable {
  _ = dependencies.a
  return dependencies
}

struct Root: HasA, HasB { let a = 1, b = 2 }
func main() {
  let root = Root()
  print(run(root) { $0.a }, pass(root) { $0 }, pair(root, 1))
}
