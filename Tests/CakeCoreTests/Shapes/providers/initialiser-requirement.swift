// A provider that is an initialiser.
protocol HasDefault { init() }
protocol HasCache { var cache: Int { get } }
protocol HasPush { var push: Int { get } }

typealias ModelDependencies = HasDefault & HasCache & HasPush  // expect: unused-need HasPush
func fresh<D: ModelDependencies>(_ type: D.Type) -> Int { D().cache }
