// The root is local to a function.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias ListDependencies = HasClock & HasCache  // expect: unused-need HasClock
func list(_ dependencies: any ListDependencies) -> Int { dependencies.cache }

func main() -> Int {
  struct Local: ListDependencies {
    let clock = 1
    let cache = 2
  }
  return list(Local())
}
