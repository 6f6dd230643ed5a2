// A root has a provider by a slice that stays in another one, and by a slice that has no use for it.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasMail { var mail: Int { get } }
typealias IdleNeeds = HasClock & HasCache  // expect: unused-need HasCache
typealias PartNeeds = HasCache & HasMail
typealias WholeNeeds = HasClock & PartNeeds
typealias OtherNeeds = HasCache
struct Root: IdleNeeds & WholeNeeds { let clock = 1, cache = 2, mail = 3 }
func idle(_ needs: any IdleNeeds) -> Int { needs.clock }
func part(_ needs: any PartNeeds) -> Int { needs.cache + needs.mail }
func whole(_ needs: any WholeNeeds) -> Int { needs.clock + needs.mail }
func other(_ needs: any OtherNeeds) -> Int { needs.cache }
struct Stub: PartNeeds { let cache = 1, mail = 2 }
func main() -> Int { idle(Root()) + whole(Root()) + other(Root()) + part(Stub()) }
