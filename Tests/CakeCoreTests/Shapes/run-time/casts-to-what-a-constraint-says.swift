// A constraint says what a cast to a parameter looks for, a library's own parameter as well.
protocol HasClock { var clock: Int { get } }
protocol HasName { var name: String { get } }
protocol HasLog { var log: String { get } }
protocol HasSeal { var seal: Int { get } }

typealias ModelDependencies = HasClock & HasName  // stays: HasClock
typealias LogDependencies = HasLog & HasName  // stays: HasName
typealias SealDependencies = HasSeal & HasName  // expect: unused-need HasSeal
struct Root: ModelDependencies {
  let clock = 1
  let name = "root"
}
struct Logs: HasLog, HasName, HasSeal {
  let log = "log"
  let name = "logs"
  let seal = 1
}

extension Array where Element == any HasClock {
  static func collect(_ values: [Any]) -> [Element] { values.compactMap { $0 as? Element } }
}
struct Key<Value>: Sendable { let name: String }
extension Key where Value == any LogDependencies { static var log: Key { Key(name: "log") } }
struct Store {
  let values: [String: Any]
  subscript<Value>(_ key: Key<Value>) -> Value? { values[key.name] as? Value }
}

func show(_ dependencies: any ModelDependencies) -> String { dependencies.name }
func log(_ dependencies: any LogDependencies) -> String { dependencies.log }
func seal(_ dependencies: any SealDependencies) -> String { dependencies.name }
func start() {
  _ = show(Root()) + log(Logs()) + seal(Logs())
  _ = Array.collect([Root()]).count
  _ = Store(values: ["log": Logs()])[.log]
}
