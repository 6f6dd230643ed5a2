// A member of the provider's extension is called on the concrete root.
protocol HasClock { var clock: Int { get } }
protocol HasReport { var report: Int { get } }
extension HasReport { func send() -> Int { report + 1 } }

typealias ListDependencies = HasClock
func list(_ dependencies: any ListDependencies) -> Int { dependencies.clock }

struct Live: HasClock, HasReport {
  let clock = 1
  let report = 2
}
func main() -> Int { list(Live()) + Live().send() }
