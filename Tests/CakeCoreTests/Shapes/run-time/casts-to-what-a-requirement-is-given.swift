// The store is asked through a protocol, for a composition too: what calls it by its own name does not say
// all that is cast to.
protocol HasHour { var hour: Int { get } }
protocol HasRates { var rates: Int { get } }

typealias ListNeeds =
  HasHour
  & HasRates  // escape: HasRates
typealias RateNeeds = HasRates
func list(_ needs: any ListNeeds) -> Int { needs.hour }
func rate(_ needs: any RateNeeds) -> Int { needs.rates }

protocol Reading { func read<Value>(_: Value.Type) -> Value? }
struct Store: Reading {
  let value: Any
  func read<Value>(_: Value.Type) -> Value? { value as? Value }
}
final class House: ListNeeds {
  let hour = 1
  let rates = 2
}
struct Bank: RateNeeds { let rates = 3 }
func find(_ store: any Reading) -> (any RateNeeds)? { store.read((any RateNeeds).self) }
func run() -> Int {
  let found = find(Store(value: House())).map(rate) ?? 0
  return list(House()) + rate(Bank()) + found + (Store(value: 1).read(Int.self) ?? 0)
}
