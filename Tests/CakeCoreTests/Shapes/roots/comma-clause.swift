// The root lists providers one by one, its test twin in the test module does it in extensions.
//--- App/App.swift
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias ListDependencies = HasClock & HasCache  // expect: unused-need HasClock
func list(_ dependencies: any ListDependencies) -> Int { dependencies.cache }

struct AppDependencies: HasClock, HasCache {
  var clock: Int { 1 }
  var cache: Int { 2 }
}
func main() -> Int { list(AppDependencies()) }
//--- AppTests/Tests.swift
@testable import App

struct TestDependencies {
  var clock = 0
  var cache = 0
}
extension TestDependencies: HasClock {}
extension TestDependencies: HasCache {}
func test() -> Bool { list(TestDependencies()) == 0 }
