// Static requirements, reached through a generic parameter and `type(of:)`-free.
protocol HasVersion { static var version: Int { get } }
protocol HasFactory { static func make() -> Self }
protocol HasCache { static var cache: Int { get } }

typealias AboutDependencies = HasVersion & HasFactory & HasCache  // expect: unused-need HasCache
func about<D: AboutDependencies>(_ dependencies: D.Type) -> (Int, D) { (D.version, .make()) }
