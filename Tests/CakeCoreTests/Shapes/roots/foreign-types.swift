// Types of the standard library and of another module that wasn't written here are the roots.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasLogger { var logger: Int { get } }
protocol HasPaint { var paint: Int { get } }

typealias NowDependencies = HasClock
func now(_ dependencies: any NowDependencies) -> Int { dependencies.clock }
struct App: NowDependencies { let clock = 1 }

typealias ListDependencies = HasClock & HasCache
func list(_ dependencies: any ListDependencies) -> Int { dependencies.clock + dependencies.cache }
extension Int: ListDependencies {
  var clock: Int { self }
  var cache: Int { self }
}

typealias LogDependencies = HasLogger & HasClock
func log(_ dependencies: any LogDependencies) -> Int { dependencies.logger + dependencies.clock }
extension Array: HasLogger where Element == Int { var logger: Int { count } }
extension Array: HasClock where Element == Int { var clock: Int { count } }

typealias PaintDependencies = HasPaint & HasClock
func paint(_ dependencies: any PaintDependencies) -> Int { dependencies.paint + dependencies.clock }
extension Unicode.Scalar: HasPaint {}
extension HasPaint { var paint: Int { 3 } }
extension Unicode.Scalar: HasClock { var clock: Int { 3 } }

func main() -> Int { now(App()) + list(3) + log([3]) + paint("a" as Unicode.Scalar) }
