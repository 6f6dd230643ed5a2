// The dependencies are handed on as a protocol that only an unread provider inherits.
protocol Resettable { func reset() }
protocol HasClock: Resettable { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasPush { var push: Int { get } }

func resetAll(_ all: [any Resettable]) { for one in all { one.reset() } }

typealias ModelDependencies = HasClock & HasCache & HasPush  // missed: HasPush
func run(_ dependencies: any ModelDependencies) -> Int {
  resetAll([dependencies])
  return dependencies.cache
}
