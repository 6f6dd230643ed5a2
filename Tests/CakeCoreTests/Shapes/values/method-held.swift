// A local name holds a method that is called later: what it is called with is handed on.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasMail { var mail: Int { get } }
typealias ListNeeds = HasClock & HasCache & HasMail  // expect: unused-need HasCache
typealias EditNeeds = HasClock & HasMail
struct F { func show(_ n: Int, _ k: any EditNeeds) -> Int { n + k.mail }; static func all(_ k: any EditNeeds) -> Int { k.clock } }
func run(_ s: any ListNeeds) -> Int { let f = F().show; let g = F.all; let h = F.show; return f(1, s) + g(s) + h(F())(2, s) }
