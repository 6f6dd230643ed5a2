// What a superclass conforms to is answered by its own alias; a subclass's answers nothing.
protocol HasClock { var clock: Int { get } }
protocol HasPush { var push: Int { get } }

protocol Screen {
  associatedtype Dependencies
  init(_ dependencies: Dependencies)
}
class HomeScreen: Screen {
  typealias Dependencies = any HasClock
  let hour: Int
  required init(_ dependencies: Dependencies) { hour = dependencies.clock }
}
class DetailScreen: HomeScreen {
  typealias Dependencies = HasClock & HasPush  // expect: unused-slice DetailScreen.Dependencies
}

class Model {
  typealias Needs = HasClock & HasPush  // expect: unused-slice Model.Needs
}
protocol Feature {
  associatedtype Needs
  func show(_ needs: Any) -> Needs?
}
// It conforms itself: the alias stays, and so does what it says.
final class ListModel: Model, Feature {
  typealias Needs = HasClock & HasPush
  func show(_ needs: Any) -> (any HasClock & HasPush)? { nil }
}

// A protocol says it of all that conform to it.
protocol HourFeature: Feature { typealias Needs = any HasClock & HasPush }
func ask<F: HourFeature>(_ feature: F) -> Int { feature.show(0).map { $0.clock + $0.push } ?? 0 }
