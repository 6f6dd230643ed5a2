// Generic types are named with what they are given, and made of it.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasMail { var mail: Int { get } }
typealias ListNeeds = HasClock & HasCache & HasMail  // expect: unused-need HasClock
typealias EditNeeds = HasClock & HasCache  // expect: unused-need HasClock
struct Root: ListNeeds { let clock = 1, cache = 2, mail = 3 }
struct Box<D: EditNeeds> { let d: D; func n() -> Int { d.cache }; static func name() -> Int { 1 } }
struct Wrap<T> { let t: T.Type }
func run(_ s: any ListNeeds) -> Int { s.mail + Box<Root>.name() + Box<Root>(d: Root()).n() + (Wrap(t: Box<Root>.self).t.name()) }
func go<D: ListNeeds>(_ d: D) -> Int { Box<D>(d: d).n() + Box(d: d).n() + Box<D>.name() + d.mail }
