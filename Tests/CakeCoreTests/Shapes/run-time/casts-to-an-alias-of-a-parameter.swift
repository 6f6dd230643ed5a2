// A cast to an alias is one to what it stands for: the parameter of the type around it.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasLog { var log: Int { get } }

typealias ListDependencies = HasClock & HasCache  // stays: HasCache
typealias EditDependencies = HasClock & HasLog  // expect: unused-need HasLog

struct Endpoint<Value> {
  typealias Input = Value
  typealias Call = (Input) -> Int
  let call: Call
  func run(_ value: Any) -> Int? {
    if let input = value as? Input { call(input) } else { nil }
  }
}
func list() -> Endpoint<any ListDependencies> { Endpoint { $0.clock } }
func edit(_ dependencies: any EditDependencies) -> Int { dependencies.clock }
