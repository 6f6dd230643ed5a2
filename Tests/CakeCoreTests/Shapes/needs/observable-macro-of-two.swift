// Code that a macro moved is read by the text: what it reads belongs to its own model's slice.
import Observation

protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: [String: Int] { get nonmutating set } }

typealias CounterDependencies = HasClock & HasCache
typealias ListDependencies = HasClock & HasCache  // expect: unused-need HasCache

@Observable final class CounterModel {
  var count: Int {
    didSet { dependencies.cache["count"] = count }
  }
  @ObservationIgnored private let dependencies: any CounterDependencies
  init(dependencies: any CounterDependencies) {
    self.dependencies = dependencies
    count = dependencies.clock
  }
}
struct List {
  let dependencies: any ListDependencies
  func show() -> Int { dependencies.clock }
}
