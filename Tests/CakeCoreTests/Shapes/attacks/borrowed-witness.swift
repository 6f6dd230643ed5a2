// A provider's extension answers what another protocol asks of the root.
protocol HasClock { var clock: Int { get } }
protocol HasStore { var store: String { get } }
protocol HasMail { var mail: [Int] { get } }
protocol HasSeal { var seal: Int { get } }
typealias AppServices = HasClock & HasStore & HasMail & HasSeal  // expect: unused-need HasSeal
func app(_ services: any AppServices) -> Int { services.clock }

protocol Runner { func run() -> Int }
protocol Sender { func send() -> Int }
extension HasStore { func run() -> Int { store.count } }
extension HasSeal { func stamp() -> Int { seal } }
extension Sender where Self: HasMail { func send() -> Int { mail.count } }

struct Root: AppServices, Runner, Sender {
  let clock = 1
  let store = ""
  let mail = [1]
  let seal = 2
}
func all() -> Int { app(Root()) + (Root() as any Runner).run() + (Root() as any Sender).send() }
