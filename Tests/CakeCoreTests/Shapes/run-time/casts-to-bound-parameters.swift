// No `any` type is what such a parameter has to be, so that a cast to it finds no dependencies.
protocol HasClock { var clock: Int { get } }
protocol HasLog { var log: Int { get } }

typealias EditDependencies = HasClock & HasLog  // expect: unused-need HasLog
typealias LogDependencies = HasLog

protocol Stored {}
protocol Storing { associatedtype Row: Stored }
struct Table: Stored {}
class Object {}

struct Network {
  var answer: Any?
  func send<Answer: Codable>() -> Answer? { answer as? Answer }
  func fail<Failure>(_ failure: Any) -> Failure? where Failure: Error { failure as? Failure }
}
struct Store<Element: Storing> {
  var results: [Any] = []
  func row(_ index: Int) -> Element.Row? { results[index] as? Element.Row }
  func object<Wanted: Object>(_ index: Int) -> Wanted? { results[index] as? Wanted }
}

// It has the log through its slice alone, and a cast would find it.
final class Root: EditDependencies {
  let (clock, log) = (1, 2)
}
struct Other: HasLog { let log = 1 }
func edit(_ dependencies: any EditDependencies) -> Int { dependencies.clock }
func log(_ dependencies: any LogDependencies) -> Int { dependencies.log }
func all() -> Int { edit(Root()) + log(Other()) }
