// The slice's metatype is a value in a table of types.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias ModelDependencies = HasClock & HasCache  // escape: HasCache
func now(_ dependencies: any ModelDependencies) -> Int { dependencies.clock }
func types() -> [Any.Type] { [(any ModelDependencies).self] }
