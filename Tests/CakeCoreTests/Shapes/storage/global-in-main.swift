// Top-level code keeps the dependencies in a global and reads them there and in a function.
//--- App/main.swift
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasPush { var push: Int { get } }
struct Live: HasClock, HasCache, HasPush {
  let clock = 1
  let cache = 2
  let push = 3
}

typealias MainDependencies = HasClock & HasCache & HasPush  // expect: unused-need HasPush
let dependencies: any MainDependencies = Live()
let now = dependencies.clock
@MainActor func cached() -> Int { dependencies.cache }
if now > cached() { fatalError() }
