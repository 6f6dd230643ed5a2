// A member that is inherited twice over is read on a value that names the last child.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasMail { var mail: Int { get } }
protocol HasLamp { var lamp: Int { get } }
protocol HasBright: HasLamp { var bright: Int { get } }
protocol HasGlow: HasBright { var glow: Int { get } }
typealias ListNeeds = HasGlow & HasClock
typealias EditNeeds = HasLamp & HasBright & HasClock  // expect: unused-need HasLamp; unused-need HasBright
final class Root: ListNeeds { let clock = 1, bright = 2, lamp = 3, glow = 4 }
final class One { let s: any ListNeeds; init(_ s: any ListNeeds) { self.s = s }; func n() -> Int { s.lamp + s.bright } }
func k(_ k: any EditNeeds) -> Int { k.clock }
func run() -> Int { One(Root()).n() + k(Root()) }
