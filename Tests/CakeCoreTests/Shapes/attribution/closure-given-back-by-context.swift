// A closure is typed by what the function gives back.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasMail { var mail: Int { get } }
typealias ListNeeds = HasClock & HasCache & HasMail  // expect: unused-need HasCache; unused-need HasMail
typealias EditNeeds = HasClock & HasCache & HasMail  // expect: unused-need HasClock; unused-need HasCache
struct Root: ListNeeds & EditNeeds { let clock = 1, cache = 2, mail = 3 }
func make(_ s: any ListNeeds) -> (any EditNeeds) -> Int { { k in s.clock + k.mail } }
func run() -> Int { make(Root())(Root()) }
