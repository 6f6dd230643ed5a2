// A value crosses where nothing in the code that sends it says so: a protocol, an alias of a function
// type, a generic parameter and another module's function ask for `Sendable`.
import Foundation

protocol HasClock { var clock: Int { get } }
protocol HasCache: Sendable { var cache: Int { get } }
typealias ShownDependencies = HasClock & HasCache
typealias RunDependencies = HasClock & HasCache
typealias WrappedDependencies = HasClock & HasCache
typealias ObservedDependencies = HasClock & HasCache

protocol Screen: Sendable { func show() -> Int }
struct Home: Screen {
  let dependencies: any ShownDependencies
  func show() -> Int { dependencies.clock }
}

typealias Job = @Sendable () -> Void
func run(_ job: Job) { job() }
struct Model { let dependencies: any RunDependencies }
func run(_ model: Model) { run { print(model.dependencies.clock) } }

struct Wrapper<Value: Sendable> { let value: Value }
struct Row { let dependencies: any WrappedDependencies }
func show(_ wrapper: Wrapper<Row>) -> Int { wrapper.value.dependencies.clock }

struct Badge { let dependencies: any ObservedDependencies }
func observe(_ badge: Badge) -> any NSObjectProtocol {
  NotificationCenter.default.addObserver(forName: .init("badge"), object: nil, queue: nil) { _ in
    print(badge.dependencies.clock)
  }
}
