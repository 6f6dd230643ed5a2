// The dependencies are left out of observation, and read in an observed property's observer.
import Observation

protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias CounterDependencies = HasClock & HasCache  // expect: unused-need HasClock

@Observable final class CounterModel {
  @ObservationIgnored private let dependencies: any CounterDependencies
  var count = 0 { didSet { last = dependencies.cache } }
  var last = 0
  init(dependencies: any CounterDependencies) { self.dependencies = dependencies }
}
