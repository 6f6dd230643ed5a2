// The slice is the witness of an associated type, and is read through the protocol's extension.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

protocol Feature {
  associatedtype Dependencies
  var dependencies: Dependencies { get }
}
extension Feature {
  func with<Value>(_ body: (Dependencies) -> Value) -> Value { body(dependencies) }
}

struct Login: Feature {
  typealias Dependencies = any HasClock & HasCache  // expect: unused-need HasCache
  let dependencies: Self.Dependencies
  func now() -> Int { with { $0.clock } }
}
