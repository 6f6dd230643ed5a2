// Other values go the same ways as dependencies: by parts of tuples, closures, payloads and choices.
protocol HasA { var a: Int { get } }
protocol HasTitle { var title: String { get } }
typealias ModelDependencies = HasA
enum E: Error { case e(Any), f(Int, Any) }
struct Book: HasTitle { var title = "" }
func with(_ d: any ModelDependencies, _ t: Any, _ body: (any ModelDependencies, Any) -> Int) -> Int { body(d, t) }
struct Model {
  let dependencies: any ModelDependencies
  let other: Any
  let error: any Error
  let all: [any ModelDependencies]
  let pairs: [(any ModelDependencies, any Error)]
  let byName: [String: (any ModelDependencies, any Error)]
  func a() -> Int { with(dependencies, other) { d, o in d.a + ((o as? any HasTitle)?.title.count ?? 0) } }
  func b() -> Int { pairs.compactMap { $1 as? any HasTitle }.count + pairs.filter { $0.1 is any HasTitle }.count + dependencies.a }
  func c() -> Int {
    for (d, e) in pairs { if e is any HasTitle { return d.a } }
    for (_, (d, e)) in byName { if let t = e as? any HasTitle { return d.a + t.title.count } }
    for case (_, let e as any HasTitle) in pairs { return e.title.count }
    return byName.values.contains { d, e in e is any HasTitle } ? 1 : dependencies.a
  }
  func d() -> Int {
    var list = [dependencies as Any]
    list.append(other)
    let found = list.compactMap { $0 as? any HasTitle }
    let more = (list + [other]).first { $0 is any HasTitle }
    let value: Any
    if found.isEmpty { value = dependencies } else { value = other }
    return (value is any HasTitle ? 1 : 2) + (more == nil ? 1 : 2)
  }
  func e(_ error: E) -> Int {
    do { if all.isEmpty { throw E.f(1, dependencies) }; throw E.f(2, Book()) } catch E.f(_, let t as any HasTitle) {
      return t.title.count
    } catch { return dependencies.a }
  }
  func f() -> Int {
    let maybe = (dependencies as Any?) ?? other
    let x = all.isEmpty ? other : dependencies as Any
    let s: Any =
      switch all.count {
      case 1: dependencies as Any;
      default: other
      }
    return [maybe, x, s].filter { $0 is any HasTitle }.count + (s is any HasTitle ? 1 : 2) + (x is any HasTitle ? 1 : 2)
      + (maybe is any HasTitle ? 1 : 2)
  }
  func g() -> Int {
    guard let first = pairs.first, case (let d, let t as any HasTitle) = first else { return 1 }
    if case let (_, t as any HasTitle) = first { return t.title.count }
    switch (error, dependencies) {
    case let (t as any HasTitle, d): return t.title.count + d.a
    default: break
    }
    return d.a + t.title.count
  }
  func h() -> Int {
    let pair: (Any, Any) = (other, dependencies)
    if let t = pair.0 as? any HasTitle { return t.title.count }
    let (o, d) = pair
    return (o is any HasTitle ? 1 : 2) + (d is any HasA ? 1 : 2)
  }
}
struct Live: ModelDependencies { let a = 1 }
func start() -> Int {
  let l = Live(); let m = Model(dependencies: l, other: Book(), error: E.e(1), all: [l], pairs: [], byName: [:]);
  return m.a() + m.b() + m.c() + m.d() + m.e(.e(l)) + m.f() + m.g() + m.h()
}
