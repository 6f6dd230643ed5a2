// Two providers have methods of one name that differ by type: the call picks one.
protocol HasReader { func open(_ path: Int) -> Int }
protocol HasWriter { func open(_ path: String) -> Int }

typealias FileDependencies = HasReader & HasWriter  // expect: unused-need HasWriter
func file(_ dependencies: any FileDependencies) -> Int { dependencies.open(3) }
