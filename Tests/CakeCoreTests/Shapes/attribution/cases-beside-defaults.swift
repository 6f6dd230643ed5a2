// Cases of an enumeration are made beside default arguments of another slice.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasMail { var mail: Int { get } }
typealias ListNeeds = HasClock & HasCache & HasMail  // expect: unused-need HasCache; unused-need HasMail
typealias EditNeeds = HasClock & HasCache & HasMail  // expect: unused-need HasClock; unused-need HasCache
struct Root: ListNeeds & EditNeeds { let clock = 1, cache = 2, mail = 3 }
indirect enum Route { case home(any ListNeeds, title: String = ""), detail(needs: any ListNeeds, next: Route?) }
func show(_ r: Route) -> Int {
  switch r {
  case .home(let s, _): s.clock;
  case .detail(let s, next: let n): s.clock + (n.map(show) ?? 0)
  }
}
struct Log { init(_ k: any EditNeeds = Root()) { n = k.mail }; let n: Int }
func run(_ s: any ListNeeds) -> Int { show(.detail(needs: s, next: .home(s))) + Log().n + show(.home(Root())) }
