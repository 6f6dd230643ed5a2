// A member of the parent's extension is read on a value that names the child.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasMail { var mail: Int { get } }
protocol HasLamp { var lamp: Int { get } }
protocol HasBright: HasLamp { var bright: Int { get } }
extension HasLamp { var twice: Int { lamp * 2 } }
typealias ListNeeds = HasBright & HasClock  // expect: unused-need HasClock
typealias EditNeeds = HasLamp & HasClock  // expect: unused-need HasLamp
struct Root: ListNeeds { let clock = 1, bright = 2, lamp = 3 }
func n(_ s: any ListNeeds) -> Int { s.twice }
func m(_ k: any EditNeeds) -> Int { k.clock }
