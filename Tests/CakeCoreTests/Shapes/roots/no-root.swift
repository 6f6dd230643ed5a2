// What conforms to a `Has…` that no slice names is no root: a consumer that takes it takes a value.
protocol HasClock { var clock: Int { get } }
protocol HasTitle { var title: String { get } }
protocol HasRouter { var router: Int { get } }

typealias ListDependencies = HasClock
func list(_ dependencies: any ListDependencies) -> Int { dependencies.clock }

struct Film: HasTitle { let title = "a" }
final class Coordinator: HasRouter { let router = 3 }
struct Card {
  let film: Film
  let coordinator: Coordinator
  var text: String { film.title + String(coordinator.router) }
}
struct Live: HasClock { let clock = 1 }
func main() -> Int { list(Live()) }
