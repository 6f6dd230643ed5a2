// Reached through three objects.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias DeepDependencies = HasClock & HasCache  // expect: unused-need HasCache
struct Model { let dependencies: any DeepDependencies }
struct Screen { let model: Model }
struct Window { var screens: [Screen] }
func now(_ window: Window) -> Int? { window.screens.last?.model.dependencies.clock }
