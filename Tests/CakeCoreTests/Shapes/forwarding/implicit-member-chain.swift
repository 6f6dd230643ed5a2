// Handed on in a chain that begins with a dot, to a method on the result of a static member.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias StyleDependencies = HasClock
struct Style {
  var now = 0
  static var plain: Style { Style() }
  func with(_ dependencies: any StyleDependencies) -> Style { Style(now: dependencies.clock) }
}

typealias ViewDependencies = HasClock & HasCache  // expect: unused-need HasCache
func style(_ dependencies: any ViewDependencies) -> Style { .plain.with(dependencies) }
