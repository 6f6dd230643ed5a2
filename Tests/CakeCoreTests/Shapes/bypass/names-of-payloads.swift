// What a case of any type was given is named by a pattern and cast by that name.
protocol HasA { var a: Int { get } }
protocol HasB { var b: Int { get } }
protocol HasC { var c: Int { get } }
protocol HasTitle { var title: String { get } }
typealias ModelDependencies = HasA & HasC
typealias WideDependencies = HasB & HasC
func wide(_ dependencies: any WideDependencies) -> Int { dependencies.b + dependencies.c }
struct Lost: Error, HasTitle { let title = "" }

enum Message: Error {
  case show(Any)
  case hide(Any)
  case both(Any, Any)
  case maybe(Any?)
}
func send(_ model: any ModelDependencies, _ title: any HasTitle) -> [Message] {
  [
    .show(model as Any), .hide(model as Any), .hide(title as Any), .both(title, model),
    .maybe(model), model.a > 1 ? .show(model) : .show(model as Any),
  ]
}
func condition(_ message: Message) -> Int {
  if case .show(let shown) = message, let other = shown as? any HasB { return other.b }  // expect: bypass HasB
  return 0
}
func block(_ message: Message) -> Int {
  switch message {
  case .show(let shown): return (shown as? any HasB)?.b ?? 0  // expect: bypass HasB
  case .hide(let shown): return (shown as? any HasTitle)?.title.count ?? 0
  case .both(let first, let second):
    if let title = first as? any HasTitle { return title.title.count }
    return second is any HasB ? 1 : 0
  case .maybe(let maybe?): return (maybe as? any HasTitle)?.title.count ?? 0
  case .maybe(nil): return 0
  }
}
func thrown(_ message: Message) -> Int {
  do { throw message } catch Message.show(let shown) {
    return shown is any HasB ? 1 : 0  // expect: bypass HasB
  } catch { return (error as? any HasTitle)?.title.count ?? 0 }
}
func changed(_ message: Message, _ other: Any) -> Int {
  guard case .show(var shown) = message else { return 0 }
  shown = other
  return (shown as? any HasTitle)?.title.count ?? 0
}
func shadowed(_ message: Message, _ shown: Any) -> Int {
  if let title = shown as? any HasTitle { return title.title.count }
  if case .show(let shown) = message { return "\(shown)".count }
  return shown is any HasTitle ? 1 : 0
}
func alternatives(_ message: Message) -> Int {
  switch message {
  case .show(let any), .hide(let any): return (any as? any HasTitle)?.title.count ?? 0
  default: return 0
  }
}
func inner(_ message: Message, _ others: [Any]) -> Int {
  guard case .show(let shown) = message else { return 0 }
  return others.map { shown in (shown as? any HasTitle)?.title.count ?? 0 }.count + "\(shown)".count
}
struct Live: ModelDependencies, HasB {
  let a = 1
  let b = 2
  let c = 3
}
func main() -> Int {
  let live = Live()
  let messages = send(live, Lost())
  return wide(live) + condition(messages[0]) + block(messages[1]) + thrown(messages[2])
    + changed(messages[0], 1) + shadowed(messages[0], 2) + alternatives(messages[2])
    + inner(messages[0], [1])
}
