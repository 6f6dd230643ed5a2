// A closure is typed by the parameter it goes to, in the argument of a curried call.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasMail { var mail: Int { get } }
typealias ListNeeds = HasClock & HasCache & HasMail  // expect: unused-need HasCache; unused-need HasMail
typealias EditNeeds = HasClock & HasCache & HasMail  // expect: unused-need HasClock; unused-need HasCache
struct Root: ListNeeds & EditNeeds { let clock = 1, cache = 2, mail = 3 }
func curried(_ s: any ListNeeds) -> (Int) -> Int { { s.clock + $0 } }
func apply(_ k: any EditNeeds, _ read: (any EditNeeds) -> Int) -> Int { read(k) }
func run(_ s: any ListNeeds, _ k: any EditNeeds) -> Int { curried(s)(apply(k) { $0.mail }) }
