// A local name holds a function that a call gave: what it is called with is handed on.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasMail { var mail: Int { get } }
typealias ListNeeds = HasClock & HasCache & HasMail  // expect: unused-need HasCache; unused-need HasMail
typealias EditNeeds = HasClock & HasMail  // expect: unused-need HasClock
typealias MoreNeeds = HasClock & HasCache & HasMail  // expect: unused-need HasClock
func make(_ s: any ListNeeds) -> (any EditNeeds) -> Int { { k in s.clock + k.mail } }
func run(_ s: any ListNeeds, _ l: any MoreNeeds) -> Int { let g = make(s); return g(l) + l.cache }
