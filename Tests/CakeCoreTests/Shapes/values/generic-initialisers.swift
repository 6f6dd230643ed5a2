// A generic type's initialisers take the value itself, and a closure that gives it.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasMail { var mail: Int { get } }
typealias ListNeeds = HasClock & HasCache & HasMail  // expect: unused-need HasClock
typealias EditNeeds = HasClock & HasCache  // expect: unused-need HasClock
struct Root: ListNeeds { let clock = 1, cache = 2, mail = 3 }
final class Limit<D: EditNeeds> {
  let d: D; init(deps d: D) { self.d = d }; convenience init(_ make: () -> D) { self.init(deps: make()) }; func n() -> Int { d.cache }
}
func go(_ d: some ListNeeds) -> Int { Limit(deps: d).n() + Limit({ d }).n() + d.mail }
