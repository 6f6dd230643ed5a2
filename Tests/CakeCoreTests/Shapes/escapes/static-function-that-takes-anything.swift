// A generic type's static function takes anything: what the type is given says nothing of it.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
typealias ListDependencies = HasClock & HasCache  // escape: HasClock; HasCache
enum Registry<Value> {
  static func log<Other>(_ other: Other) -> Int { (other as? any HasCache)?.cache ?? 0 }
}
func list(_ dependencies: any ListDependencies) -> Int {
  Registry<any ListDependencies>.log(dependencies)
}
