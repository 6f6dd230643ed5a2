// A child's slice happens to bring what the parent uses itself: a remark, not a warning. A base slice
// that brings what the parent does not use, an inherited provider and a second mention are warnings.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasLamp { var lamp: Int { get } }
protocol HasBright: HasLamp { var bright: Int { get } }

typealias ChildDependencies = HasClock & HasCache
func child(_ dependencies: any ChildDependencies) -> Int { dependencies.clock + dependencies.cache }

typealias ParentDependencies =
  ChildDependencies
  & HasClock  // expect: redundant-need HasClock
  & HasCache  // expect: redundant-need HasCache
func parent(_ dependencies: any ParentDependencies) -> Int {
  child(dependencies) + dependencies.clock
}
typealias LampDependencies =
  HasBright
  & HasLamp  // expect: redundant-need HasLamp
func lamp(_ dependencies: any LampDependencies) -> Int { dependencies.lamp + dependencies.bright }
