// A closure is typed by the property that it is assigned to, beside a curried call.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasMail { var mail: Int { get } }
typealias ListNeeds = HasClock & HasCache & HasMail  // expect: unused-need HasCache; unused-need HasMail
typealias EditNeeds = HasClock & HasCache & HasMail  // expect: unused-need HasClock; unused-need HasCache
final class Screen { var onTap: ((any EditNeeds) -> Int)?; func tap(_ k: any EditNeeds) -> Int { onTap?(k) ?? 0 } }
struct Curry { let s: any ListNeeds; func with(_ n: Int) -> (Int) -> Int { { self.s.clock + n + $0 } } }
func run(_ s: any ListNeeds, _ k: any EditNeeds) -> Int {
  let screen = Screen()
  screen.onTap = { $0.mail }
  return Curry(s: s).with(2)(3) + screen.tap(k)
}
