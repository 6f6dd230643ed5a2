// What is caught and found is of another slice, which is the same type: an argument of a generic type, and
// what a function takes.
protocol HasClock { var clock: Int { get } }
protocol HasGit { var git: Int { get } }
struct Failure<Dependencies>: Error { let dependencies: Dependencies }

typealias MailDependencies = HasClock & HasGit  // stays: HasClock
struct Mail {
  let dependencies: any MailDependencies
  func go() throws -> Int {
    print(dependencies.git)
    throw Failure(dependencies: dependencies)
  }
}
typealias ShopDependencies = HasGit & HasClock
struct Shop {
  let dependencies: any ShopDependencies
  func go() -> Int {
    do {
      return try Mail(dependencies: dependencies).go()
    } catch let failure as Failure<any ShopDependencies> {
      return failure.dependencies.git + dependencies.clock
    } catch { return 0 }
  }
}

protocol HasA { var a: Int { get } }
protocol HasB { var b: Int { get } }
typealias StepDependencies = HasA & HasB  // stays: HasB
func steps() -> [Any] { [{ (dependencies: any StepDependencies) in print(dependencies.a) }] }
typealias WalkDependencies = HasB & HasA
func walk(_ dependencies: any WalkDependencies) -> Int {
  for step in steps() {
    switch step {
    case let step as (any WalkDependencies) -> Void: step(dependencies)
    default: break
    }
  }
  return dependencies.a + dependencies.b
}

struct Root: HasClock, HasGit, HasA, HasB { let clock = 1, git = 2, a = 3, b = 4 }
func main() { print(Shop(dependencies: Root()).go(), walk(Root())) }
