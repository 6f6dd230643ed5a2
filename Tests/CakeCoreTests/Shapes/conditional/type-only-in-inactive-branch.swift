// A type that only another build has calls its own what others call theirs.
protocol HasClock { var clock: Int { get } }
protocol HasLog { var log: String { get } }
struct Root: HasClock, HasLog {
  let clock = 1
  let log = ""
}
class Controller {
  init() {}
}
final class List {
  typealias Dependencies = HasClock & HasLog  // expect: unused-need HasClock
  private let dependencies: any Dependencies
  init(dependencies: any Dependencies) { self.dependencies = dependencies }
  func run() -> String { dependencies.log }
}
typealias Services = HasClock & HasLog  // expect: unused-need HasLog
func edit(_ dependencies: any Services) -> Int { dependencies.clock }

#if NEVER
  final class Slideshow: Controller {
    typealias Dependencies = Root
    typealias Services = Root
    private let dependencies: Dependencies
    private var services: Services

    init(dependencies: Dependencies) {
      self.dependencies = dependencies
      services = dependencies
      super.init()
    }
  }
  extension Slideshow {
    func run() -> String { self.dependencies.log + "\(self.dependencies.clock)" }
    func show(_ services: Services) -> Int { services.clock + self.services.clock }
  }
#endif
func main() -> String { List(dependencies: Root()).run() + "\(edit(Root()))" }
