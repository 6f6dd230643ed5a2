// What is cast to is what a library's type infers from its values: a list of a composition, which any list
// of roots may be.
protocol HasHour { var hour: Int { get } }
protocol HasRates { var rates: Int { get } }

typealias ListNeeds =
  HasHour
  & HasRates  // escape: HasRates
typealias RateNeeds = HasRates
func list(_ needs: any ListNeeds) -> Int { needs.hour }
func rate(_ needs: any RateNeeds) -> Int { needs.rates }

struct Held<Value> {
  let first: Value
  func read(_ value: Any) -> Value? { value as? Value }
}
final class House: ListNeeds {
  let hour = 1
  let rates = 2
}
struct Bank: RateNeeds { let rates = 3 }
func find(_ all: some Sequence<any RateNeeds>) -> Int {
  Held(first: Array(all)).read([1])?.map(rate).reduce(0, +) ?? 0
}
func run() -> Int { list(House()) + rate(Bank()) + find([Bank()]) }
