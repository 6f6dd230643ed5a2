// Thrown: whoever catches it sees only an error.
protocol HasCode: Error { var code: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias FailureDependencies = HasCode & HasCache  // escape: HasCache
func fail(_ dependencies: any FailureDependencies) throws { throw dependencies }
