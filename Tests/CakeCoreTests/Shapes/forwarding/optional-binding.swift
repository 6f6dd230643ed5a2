// Handed on after `if let` and `guard let`, under new names.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasPush { var push: Int { get } }

typealias FirstDependencies = HasClock
func first(_ dependencies: any FirstDependencies) -> Int { dependencies.clock }
typealias SecondDependencies = HasCache
func second(_ dependencies: any SecondDependencies) -> Int { dependencies.cache }

typealias ParentDependencies = HasClock & HasCache & HasPush  // expect: unused-need HasPush
final class Parent {
  var dependencies: (any ParentDependencies)?
  func run() -> Int {
    if let dependencies { return first(dependencies) }
    guard let services = dependencies else { return 0 }
    return second(services)
  }
}
