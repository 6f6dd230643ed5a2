// A function returns the dependencies; the call's result is read elsewhere.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias ReturnedDependencies = HasClock & HasCache  // expect: unused-need HasCache
struct Owner {
  private let dependencies: any ReturnedDependencies
  init(_ dependencies: any ReturnedDependencies) { self.dependencies = dependencies }
  func services() -> any ReturnedDependencies { dependencies }
}
func now(_ owner: Owner) -> Int { owner.services().clock }
