// Included slices that somebody else leans on: a slice that includes the including one, a root that
// conforms through it, a child that is handed the value and uses nothing of it.
protocol HasClock { var clock: Int { get } }
protocol HasStore { var store: Int { get } }
protocol HasMail { var mail: Int { get } }
protocol HasLog { var log: Int { get } }

typealias Low = HasClock
typealias Middle = Low & HasStore
typealias High = Middle & HasLog
func low(_ dependencies: any Low) -> Int { dependencies.clock }
func middle(_ dependencies: any Middle) -> Int { dependencies.store }
func high(_ dependencies: any High) -> Int {
  low(dependencies) + middle(dependencies) + dependencies.log
}

typealias Child = HasMail & HasStore
typealias Parent = Child & HasLog
func child(_ dependencies: any Child) -> Int { dependencies.mail + dependencies.store }
func parent(_ dependencies: any Parent) -> Int { dependencies.log }
struct Root: Parent {
  let mail = 1
  let store = 2
  let log = 3
}
struct World: HasClock, HasStore, HasLog {
  let clock = 1
  let store = 2
  let log = 3
}
func main() -> Int { child(Root()) + parent(Root()) + middle(World()) + high(World()) }

protocol Idle: HasClock {}
protocol Busy: Idle, HasLog {}
extension Idle { var name: String { "idle" } }
func idle(_ dependencies: any Idle) -> Int { dependencies.clock }
func busy(_ dependencies: any Busy) -> String { "\(dependencies.name)\(dependencies.log)" }
struct Lazy: Busy {
  let clock = 1
  let log = 3
}
func rest() -> String { busy(Lazy()) + "\(idle(Lazy()))" }
