// `@Observable` moves the stored property behind accessors that the macro wrote.
import Observation

protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias CounterDependencies = HasClock & HasCache  // expect: unused-need HasCache

@Observable final class CounterModel {
  var dependencies: any CounterDependencies
  var count = 0
  init(dependencies: any CounterDependencies) { self.dependencies = dependencies }
  func tick() { count += dependencies.clock }
}
