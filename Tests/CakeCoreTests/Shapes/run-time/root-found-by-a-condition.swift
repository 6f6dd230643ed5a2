// What a type is with some roots only is looked for by a cast: with those that are 'Audible', by one of their
// providers. Nothing that anybody looks for depends on 'Fragrant'.
protocol Audible {}
protocol Fragrant {}
protocol HasSound: Audible { var sound: Int { get } }
protocol HasScent: Fragrant { var scent: Int { get } }
protocol HasClock { var clock: Int { get } }

typealias ScreenDependencies = HasClock & HasSound & HasScent  // stays: HasSound // expect: unused-need HasScent
struct Screen<Dependencies: ScreenDependencies> {
  let dependencies: Dependencies
  var time: Int { dependencies.clock }
}

protocol Loud { var text: String { get } }
struct Wrapper<Value> { let value: Value }
extension Wrapper: Loud where Value: Audible { var text: String { "loud" } }
extension Wrapper where Value: Fragrant { var scent: Int { 1 } }
func show(_ value: some Any) -> String { (Wrapper(value: value) as? any Loud)?.text ?? "silent" }

struct Root: ScreenDependencies { let clock = 1, sound = 2, scent = 3 }
func start() -> String { "\(Screen(dependencies: Root()).time) \(show(Root()))" }
