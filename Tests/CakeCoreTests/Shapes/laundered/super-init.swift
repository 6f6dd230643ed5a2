// View models hand what they take to their generic superclass.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasPush { var push: Int { get } }

class ViewModel<Dependencies> {
  let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }
}
typealias ListDependencies = HasClock & HasCache & HasPush  // expect: unused-need HasPush
final class List: ViewModel<ListDependencies> {
  override init(dependencies: ListDependencies) {
    super.init(dependencies: dependencies)
    print(dependencies.clock)
  }
  func show() -> Int { dependencies.cache }
}
typealias EditDependencies = HasClock & HasCache & HasPush  // expect: unused-need HasClock
final class Edit: ViewModel<any EditDependencies> {
  let count: Int
  init(count: Int, all dependencies: any EditDependencies) {
    self.count = count
    super.init(dependencies: dependencies)
  }
  lazy var sum: Int = { dependencies.cache + count }()
  func send() -> Int { self.dependencies.push }
}
// What the superclass takes is another's slice, whose needs it asks for.
typealias HomeDependencies = HasClock & HasCache & HasPush  // expect: unused-need HasPush
typealias BaseDependencies = HasCache
class Base: ViewModel<any BaseDependencies> {
  func cached() -> Int { dependencies.cache }
}
final class Home: Base {
  let home: any HomeDependencies
  init(home: any HomeDependencies) {
    self.home = home
    super.init(dependencies: home)
  }
  func now() -> Int { home.clock }
}
