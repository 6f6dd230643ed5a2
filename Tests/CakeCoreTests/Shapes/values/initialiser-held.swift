// A local name holds an initialiser: what it is called with is handed on.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasMail { var mail: Int { get } }
typealias ListNeeds = HasClock & HasCache & HasMail  // expect: unused-need HasClock; unused-need HasCache
typealias EditNeeds = HasClock & HasMail  // expect: unused-need HasClock
struct F { let k: any EditNeeds; func show(_ n: Int) -> Int { n + k.mail } }
func apply(_ f: (any EditNeeds) -> F, _ k: any ListNeeds) -> Int { f(k).show(2) }
func run(_ s: any ListNeeds) -> Int {
  let make = F.init; let again = F.init(k:); return make(s).show(1) + again(s).show(2) + apply(F.init, s)
}
