// A subclass reads what the base class stores.
protocol HasClock { var clock: Int { get } }
protocol HasRouter { var router: Int { get } }

typealias BaseDependencies = HasClock & HasRouter  // expect: unused-need HasClock
class BaseModel {
  let dependencies: any BaseDependencies
  init(dependencies: any BaseDependencies) { self.dependencies = dependencies }
}
final class HomeModel: BaseModel {
  func go() -> Int { dependencies.router }
}
