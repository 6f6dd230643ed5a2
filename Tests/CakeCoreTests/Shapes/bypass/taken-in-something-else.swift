// Who casts has the dependencies in something else: a written tuple, an enumeration's case, `as Any`.
protocol HasA { var a: Int { get } }
protocol HasB { var b: Int { get } }
protocol HasC { var c: Int { get } }
protocol HasTitle { var title: String { get } }
typealias ModelDependencies = HasA & HasC
typealias WideDependencies = HasB & HasC
func wide(_ dependencies: any WideDependencies) -> Int { dependencies.b + dependencies.c }

enum Message {
  case go(any ModelDependencies)
  case show(Any)
  case hide(Any)
  case stop
}
func pattern(_ message: Message) -> Int {
  if case .go(let other as any HasB) = message { return other.b }  // expect: bypass HasB
  return 0
}
func payload(_ message: Message) -> Int {
  guard case let .go(model) = message, let other = model as? any HasB else { return 0 }  // expect: bypass HasB
  return other.b
}
func within(_ message: Message) -> Int {
  if case .go(let model as any HasC & HasA) = message { return model.a }
  return 0
}
enum Reader {
  static func read(_ message: Message) -> Int {
    guard case let .go(model) = message else { return 0 }
    return model is any HasB ? 1 : model.c  // expect: bypass HasB
  }
}
func send(_ model: any ModelDependencies, _ title: any HasTitle) -> [Message] {
  [.show(model as Any), .hide(model as Any), .hide(title as Any), model.a > 1 ? .go(model) : .stop]
}
func shown(_ message: Message) -> Int {
  if case .show(let other as any HasB) = message { return other.b }  // expect: bypass HasB
  return 0
}
func hidden(_ message: Message) -> Int {
  if case .hide(let other as any HasTitle) = message { return other.title.count }
  return 0
}

struct Pairs {
  let pair: (any ModelDependencies, any Error)
  let named: (model: (any ModelDependencies)?, error: any Error)
  let deep: (Int, (any Error, any ModelDependencies))?
  func first() -> Int { (pair.0 as? any HasB)?.b ?? pair.0.a }  // expect: bypass HasB
  func labelled() -> Bool { named.model is any HasB }
  func others() -> [(any HasTitle)?] {
    [pair.1 as? any HasTitle, named.error as? any HasTitle, deep?.1.0 as? any HasTitle]
  }
}
func parameter(_ pair: (any ModelDependencies, any Error), _ two: (error: any Error, Int)) -> Int {
  if let title = pair.1 as? any HasTitle { return title.title.count }
  if let title = two.error as? any HasTitle { return title.title.count }
  return (pair.0 as? any HasB)?.b ?? pair.0.c  // expect: bypass HasB
}
func inner(_ deep: (Int, (any Error, any ModelDependencies))) -> Int {
  let pair: (any ModelDependencies, any Error) = (deep.1.1, deep.1.0)
  if pair.1 is any HasTitle { return 1 }
  if deep.1.0 is any HasTitle { return 2 }
  return deep.1.1 is any HasB ? 3 : pair.0.a  // expect: bypass HasB
}
func lists(_ pair: ([any ModelDependencies], (any ModelDependencies) -> any Error)) -> Int {
  let error = pair.1(pair.0[0])
  return error is any HasTitle ? 1 : pair.0.first?.a ?? 0
}
struct Live: ModelDependencies, HasB {
  let a = 1
  let b = 2
  let c = 3
}
struct Lost: Error, HasTitle { let title = "" }
func main() -> Int {
  let live = Live()
  let messages = send(live, Lost())
  let pairs = Pairs(pair: (live, Lost()), named: (live, Lost()), deep: (1, (Lost(), live)))
  return wide(live) + pattern(messages[0]) + payload(messages[0]) + within(messages[0])
    + Reader.read(messages[1]) + shown(messages[1]) + hidden(messages[2]) + pairs.first()
    + (pairs.labelled() ? 1 : 2) + pairs.others().count
    + parameter((live, Lost()), (Lost(), 1)) + inner((1, (Lost(), live)))
    + lists(([live], { _ in Lost() }))
}
