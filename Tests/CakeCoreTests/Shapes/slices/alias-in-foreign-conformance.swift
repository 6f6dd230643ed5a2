// A type conforms to protocols from outside: an alias that says what one of them asks for stays.
protocol HasClock { var clock: Int { get } }
protocol HasPush { var push: Int { get } }

struct Row: Hashable {
  typealias Dependencies = HasClock & HasPush  // expect: unused-slice Row.Dependencies
  let id = 1
}

// The element is asked for by nothing but the conformance.
struct Clocks: Sequence, IteratorProtocol {
  typealias Element = any HasClock & HasPush
  func next() -> (any HasClock & HasPush)? { nil }
}
// The same where the conformance stands apart.
struct Pushes {
  typealias Element = any HasPush
  typealias Failure = HasPush  // expect: unused-slice Pushes.Failure
  func next() -> (any HasPush)? { nil }
}
extension Pushes: Sequence, IteratorProtocol {}
