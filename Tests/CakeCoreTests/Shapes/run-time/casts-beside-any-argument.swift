// One generic type that is 'Decodable' with any argument may have dependencies in it, which a cast finds.
protocol HasClock { var clock: Int { get } }
protocol HasLog { var log: Int { get } }

typealias EditDependencies = HasClock & HasLog  // escape: HasLog
typealias LogDependencies = HasLog

struct Response<Body: Codable>: Codable { let body: Body }
struct Box<Value>: Decodable {
  var value: Value?
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
