// Kept in a static and in a global variable, and read from there.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasPush { var push: Int { get } }

typealias CurrentDependencies = HasClock & HasCache & HasPush  // expect: unused-need HasPush
@MainActor enum Current { static var dependencies: (any CurrentDependencies)? }
@MainActor var current: (any CurrentDependencies)?

@MainActor func now() -> Int? { Current.dependencies?.clock }
@MainActor func cached() -> Int? { current?.cache }
