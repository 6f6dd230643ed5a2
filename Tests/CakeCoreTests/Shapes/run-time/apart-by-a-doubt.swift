// Types that what is used keeps apart are apart: only the compiler knows that it is used.
protocol HasA { var a: Int { get } }
protocol HasB { var b: Int { get } }
protocol HasC { var c: Int { get } }
typealias ChildDependencies = HasA
typealias AppDependencies = HasA & HasB & HasC  // expect: unused-need HasC

final class Seen {
  private var types: Set<ObjectIdentifier> = []
  func see<Value>(_ type: Value.Type) { types.insert(ObjectIdentifier(type)) }
  func count() -> Int { types.count }
}

struct Reducer<Environment> {
  let run: (Environment) -> Int
  func pullback<Global>(_ get: @escaping (Global) -> Environment) -> Reducer<Global> {
    Reducer<Global> { environment in run(get(environment)) }
  }
}

struct Root: HasA, HasB, HasC { let a = 1, b = 2, c = 3 }
func main() {
  let child = Reducer<any ChildDependencies> { $0.a }
  let app = Reducer<any AppDependencies> { environment in
    environment.b + child.pullback { $0 }.run(environment)
  }
  let seen = Seen()
  seen.see(Int.self)
  print(app.run(Root()), seen.count())
}
