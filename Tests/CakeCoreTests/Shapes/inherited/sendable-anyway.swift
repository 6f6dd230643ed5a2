// The unread provider is `Sendable`, but so is the one that is read.
protocol HasClock: Sendable { var clock: Int { get } }
protocol HasCache: Sendable { var cache: Int { get } }

typealias ModelDependencies = HasClock & HasCache  // expect: unused-need HasClock
struct Model: Sendable {
  let dependencies: any ModelDependencies
  var cached: Int { dependencies.cache }
}
