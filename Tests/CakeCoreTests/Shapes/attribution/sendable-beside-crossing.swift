// One slice's values cross isolation, the other's do not.
protocol HasClock { var clock: Int { get } }
protocol HasCache: Sendable { var cache: Int { get } }
typealias SentDependencies = HasClock & HasCache
typealias ShownDependencies = HasClock & HasCache  // missed: HasCache

func send(_ dependencies: any SentDependencies) { Task.detached { print(dependencies.clock) } }
func show(_ dependencies: any ShownDependencies) -> Int { dependencies.clock }
struct Live: HasClock, HasCache { let clock = 1, cache = 2 }
func main() async {
  send(Live())
  print(show(Live()))
}
