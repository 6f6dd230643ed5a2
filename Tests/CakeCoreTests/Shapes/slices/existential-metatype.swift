// A static requirement is reached through the slice's metatype.
protocol HasVersion { static var version: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias ModelDependencies = HasVersion & HasCache  // expect: unused-need HasCache
func version(_ type: any ModelDependencies.Type) -> Int { type.version }
