// What a closure gets beside dependencies is counted with them.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
typealias ListNeeds = HasClock & HasCache  // expect: unused-need HasCache
typealias EditNeeds = HasClock & HasCache  // expect: unused-need HasClock
struct Root: ListNeeds & EditNeeds { let clock = 1, cache = 2 }
func list(_ body: (any ListNeeds, Int) -> Int, _ needs: any ListNeeds) -> Int { body(needs, 2) }
func edit(_ body: (Int, any EditNeeds, String) -> Int, _ needs: any EditNeeds) -> Int { body(1, needs, "") }
let listed = list({ needs, times in needs.clock * times }, Root())
let edited = edit({ offset, needs, _ in needs.cache + offset }, Root())
