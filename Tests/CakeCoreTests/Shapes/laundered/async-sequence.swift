// An asynchronous sequence of one's own.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
typealias EventDependencies = HasClock & HasCache  // expect: unused-need HasClock
typealias OtherDependencies = HasClock & HasCache  // missed: HasCache
struct Events: AsyncSequence {
  struct AsyncIterator: AsyncIteratorProtocol {
    var next: (any EventDependencies)?
    mutating func next() async -> (any EventDependencies)? { next }
  }
  let first: (any EventDependencies)?
  func makeAsyncIterator() -> AsyncIterator { AsyncIterator(next: first) }
}
struct Holder { let events: Events }
func use(_ holder: Holder, _ other: any OtherDependencies) async -> Int {
  var sum = other.clock
  for await event in holder.events { sum += event.cache }
  return sum
}
