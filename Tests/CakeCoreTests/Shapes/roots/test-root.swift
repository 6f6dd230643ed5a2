// A root provides more than is asked for, and so does a test root: each by its own rule.
//--- App/App.swift
protocol HasClock { var clock: Int { get } }
protocol HasLegacy { var legacy: Int { get } }

typealias ListDependencies = HasClock
func list(_ dependencies: any ListDependencies) -> Int { dependencies.clock }

struct AppDependencies: HasClock, HasLegacy {  // expect: unused-provider HasLegacy
  let clock = 1
  let legacy = 2
}
func main() -> Int { list(AppDependencies()) }
//--- AppTests/Tests.swift
@testable import App

struct TestDependencies: HasClock, HasLegacy {  // expect: unneeded-double HasLegacy
  var clock = 1
  var legacy = 2
}
func test() -> Int { list(TestDependencies()) }
