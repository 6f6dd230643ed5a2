// Whoever uses these says what is cast to, and that is never a slice, a provider or a root, nor is any
// number or text one: no cast finds a root that has the need of its slice alone.
protocol HasHour { var hour: Int { get } }
protocol HasRates { var rates: Int { get } }

typealias ListNeeds =
  HasHour
  & HasRates  // expect: unused-need HasRates
typealias RateNeeds = HasRates
func list(_ needs: any ListNeeds) -> Int { needs.hour }
func rate(_ needs: any RateNeeds) -> Int { needs.rates }

class Presenter<View> {
  let object: AnyObject
  var view: View? { object as? View }
  init(_ object: AnyObject) { self.object = object }
}
final class ListView {}
final class ListPresenter: Presenter<ListView> {}

final class Weak<Value> {
  private weak var object: AnyObject?
  init(_ value: Value) { object = value as AnyObject }
  var value: Value? { object as? Value }
}
func read<Value>(_ values: [String: Any], _: Value.Type) -> Value? { values["x"] as? Value }
func number<Value: FixedWidthInteger>(_ value: Any) -> Value? { value as? Value }
func word<Value>(_ value: Any) -> Value? where Value: LosslessStringConvertible { value as? Value }

final class House: ListNeeds {
  let hour = 1
  let rates = 2
}
struct Bank: RateNeeds { let rates = 3 }
func run() -> Int {
  _ = ListPresenter(ListView()).view
  let screens = [Weak(ListView())]
  _ = screens.first?.value
  let (hours, name): (Int?, String?) = (number(1), word("a"))
  return (hours ?? 0) + (name ?? "").count + list(House()) + rate(Bank()) + (read(["x": 3], Int.self) ?? 0)
}
