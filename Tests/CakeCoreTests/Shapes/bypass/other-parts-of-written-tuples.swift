// What is cast stands beside dependencies in a written tuple, or has the name of one elsewhere.
protocol HasA { var a: Int { get } }
protocol HasB { var b: Int { get } }
protocol HasC { var c: Int { get } }
typealias ModelDependencies = HasA & HasC
typealias WideDependencies = HasB & HasC
func wide(_ dependencies: any WideDependencies) -> Int { dependencies.b + dependencies.c }
struct Lost: Error, HasB { let b = 1 }

struct Item {
  let dependencies: any ModelDependencies
  let payload: Any
  let nested: (any ModelDependencies, Inner)
  struct Inner {
    let other: Any
    let pair: (Any, any ModelDependencies)
  }
}
func members(_ item: Item) -> Int {
  if let other = item.payload as? any HasB { return other.b }
  if let other = item.nested.1.other as? any HasB { return other.b }
  if let other = item.nested.1.pair.0 as? any HasB { return other.b }
  return item.nested.0.a + item.dependencies.c
}
typealias Both = (any Error, any ModelDependencies)
func alias(_ both: Both) -> Int { (both.0 as? any HasB)?.b ?? both.1.a }
func generic<E: Error>(_ pair: (E, any ModelDependencies)) -> Int {
  (pair.0 as? any HasB)?.b ?? pair.1.a
}
func changed(_ pair: inout (any ModelDependencies, any Error)) -> Int {
  pair.1 = Lost()
  return (pair.1 as? any HasB)?.b ?? pair.0.a
}
func local(_ pair: (any ModelDependencies, Int)) -> Int {
  func other(_ pair: (any Error, Int)) -> Int { (pair.0 as? any HasB)?.b ?? 0 }
  return other((Lost(), pair.1)) + pair.0.a
}
func closure(_ pair: (any ModelDependencies, Int)) -> Int {
  [(Lost() as any Error, 1)].map { pair in (pair.0 as? any HasB)?.b ?? 0 }.count + pair.0.a
}
func block(_ pair: (any ModelDependencies, Int)) -> Int {
  let error: any Error = Lost()
  do {
    let pair = (error, 2)
    if let other = pair.0 as? any HasB { return other.b }
  }
  return pair.0.a
}
func lists(_ pairs: [(model: any ModelDependencies, error: any Error)]) -> Int {
  pairs.map { ($0.error as? any HasB)?.b ?? $0.model.c }.count
    + pairs.reduce(0) { $0 + (($1.error as? any HasB)?.b ?? 0) }
}
func answers(_ make: (any ModelDependencies) -> (Int, any Error), _ model: any ModelDependencies)
  -> Int
{
  (make(model).1 as? any HasB)?.b ?? model.a
}
func byName(_ name: String, in all: [String: (any ModelDependencies, any Error)]) -> Int {
  (all[name]?.1 as? any HasB)?.b ?? all[name]?.0.a ?? 0
}
class Screen { var pair: (any ModelDependencies, any Error) = (Live(), Lost()) }
final class Detail: Screen {
  func run() -> Int { (pair.1 as? any HasB)?.b ?? (super.pair.1 as? any HasB)?.b ?? pair.0.c }
}
final class Casting: Screen {
  func run() -> Int { (self.pair.0 as? any HasB)?.b ?? 0 }  // expect: bypass HasB
}
enum Event {
  case got(Any, any ModelDependencies)
  case failed(any Error)
  case maybe((any ModelDependencies, any Error)?)
}
func event(_ event: Event) -> Int {
  switch event {
  case .got(let other, let model): return (other as? any HasB)?.b ?? model.a
  case .failed(let error): return (error as? any HasB)?.b ?? 0
  case .maybe(let pair?): return (pair.1 as? any HasB)?.b ?? pair.0.a
  case .maybe(nil): return 0
  }
}
struct Live: ModelDependencies, HasB {
  let a = 1
  let b = 2
  let c = 3
}
func main() -> Int {
  let live = Live()
  var pair: (any ModelDependencies, any Error) = (live, Lost())
  let item = Item(dependencies: live, payload: 1, nested: (live, .init(other: 1, pair: (1, live))))
  return wide(live) + members(item) + alias((Lost(), live)) + generic((Lost(), live))
    + changed(&pair) + local((live, 1)) + closure((live, 1)) + block((live, 1))
    + lists([(live, Lost())]) + answers({ _ in (1, Lost()) }, live) + byName("", in: [:])
    + Detail().run() + Casting().run() + event(.got(1, live)) + event(.failed(Lost()))
    + event(.maybe((live, Lost())))
}
