// A table of closures holds one that takes less: what it is called with is handed on.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasMail { var mail: Int { get } }
typealias ListNeeds = HasClock & HasCache & HasMail  // expect: unused-need HasCache
typealias EditNeeds = HasMail
struct T { let f: (any EditNeeds) -> Int }
final class Doctor {
  typealias Needs = HasClock & HasCache & HasMail  // expect: unused-need HasCache
  let checks: [(name: String, run: (any Needs) -> Int)]
  let more: [(any Needs) -> Int]
  init(_ t: T) { checks = [("x", { $0.clock }), ("y", t.f)]; more = [t.f, { $0.clock }] }
  func run(_ s: any ListNeeds) -> Int { checks.map { $0.run(s) }.count + more.map { $0(s) }.count + s.clock }
}
func go() -> T { T(f: { k in k.mail }) }
