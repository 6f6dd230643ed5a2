// A subclass provides what its superclass does, through the slice that this one conforms to.
protocol HasClock { var clock: Int { get } }
protocol HasStore { var store: String { get } }
protocol HasMail { var mail: [Int] { get } }
typealias AppServices = HasClock & HasStore & HasMail  // expect: unused-need HasMail
protocol TestServices: HasStore, HasMail {}  // expect: unused-need HasMail
func app(_ services: any AppServices) -> Int { services.clock }
func test(_ services: any TestServices) -> Int { services.store.count }

class Container: AppServices {
  let clock = 1
  let store = ""
  let mail = [1]
}
final class QuietContainer: Container {}
final class TestContainer: Container, TestServices {}

func kept(_ store: some HasStore) -> String { store.store }
func all() -> Int {
  kept(QuietContainer()).count + app(Container()) + test(TestContainer())
}
