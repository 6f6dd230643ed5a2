// The provider is `@dynamicCallable`: a call of the dependencies is its requirement.
@dynamicCallable protocol HasScript { func dynamicallyCall(withArguments: [Int]) -> Int }
protocol HasCache { var cache: Int { get } }

typealias ScriptDependencies = HasScript & HasCache  // expect: unused-need HasCache
func run(_ dependencies: any ScriptDependencies) -> Int { dependencies(1, 2) }
