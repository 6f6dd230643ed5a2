// A generic type that has to have plain arguments itself is no place for dependencies, one without bounds is.
protocol HasClock { var clock: Int { get } }
protocol HasLog { var log: Int { get } }

typealias EditDependencies = HasClock & HasLog  // expect: unused-need HasLog
typealias LogDependencies = HasLog

struct Response<Body: Codable>: Codable { let body: Body }
struct Page<Item> { let items: [Item] }
extension Page: Decodable where Item: Decodable {}
protocol Payload: Decodable {}
struct Envelope<Body>: Payload where Body: Payload { let body: Body }
class Record<Row: Payload>: Decodable { struct Key: Codable {} }
enum Failure<Value>: Error { case unknown }

struct Network {
  var answer: Any?
  func send<Answer: Decodable>() -> Answer? { answer as? Answer }
  func post<Answer: Payload>() -> Answer? { answer as? Answer }
}

final class Root: EditDependencies {
  let (clock, log) = (1, 2)
}
struct Other: HasLog { let log = 1 }
func edit(_ dependencies: any EditDependencies) -> Int { dependencies.clock }
func log(_ dependencies: any LogDependencies) -> Int { dependencies.log }
func all() -> Int { edit(Root()) + log(Other()) }
