// Properties hold two roots, each is asked for what its own child needs.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasMail { var mail: Int { get } }
typealias ListNeeds = HasClock & HasCache & HasMail  // expect: unused-need HasCache; unused-need HasMail
typealias EditNeeds = HasClock & HasCache & HasMail  // expect: unused-need HasClock; unused-need HasCache
struct Root: ListNeeds { let clock = 1, cache = 2, mail = 3 }
struct Barn: EditNeeds { let clock = 1, cache = 2, mail = 3 }
func first(_ s: any ListNeeds) -> Int { s.clock }
func second(_ s: some EditNeeds) -> Int { s.mail }
final class App {
  let house = Root(); lazy var barn = Barn(); static let shared = Root()
  func run() -> Int { first(house) + second(barn) + first(App.shared) + [house].map(first).count }
}
