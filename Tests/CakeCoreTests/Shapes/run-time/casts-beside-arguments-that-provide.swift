// A generic type that is 'Decodable' where its argument provides something has a root in it, which a cast may find.
protocol HasClock { var clock: Int { get } }
protocol HasLog { var log: Int { get } }

typealias EditDependencies = HasClock & HasLog  // escape: HasLog
typealias LogDependencies = HasLog

struct Response<Body: Codable>: Codable { let body: Body }
struct Box<Value> { var value: Value? }
extension Box: Decodable where Value: HasLog {
  init(from decoder: any Decoder) {}
}

struct Network {
  var answer: Any?
  func send<Answer: Decodable>() -> Answer? { answer as? Answer }
}

final class Root: EditDependencies {
  let (clock, log) = (1, 2)
}
struct Other: HasLog { let log = 1 }
func edit(_ dependencies: any EditDependencies) -> Int { dependencies.clock }
func log(_ dependencies: any LogDependencies) -> Int { dependencies.log }
func all() -> Int { edit(Root()) + log(Other()) }
