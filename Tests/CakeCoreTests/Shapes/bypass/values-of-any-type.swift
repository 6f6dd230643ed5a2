// Dependencies whose type is lost on the way to the cast, and other values that go the same ways.
protocol HasClock { var clock: Int { get } }
protocol HasKey { var key: Int { get } }
protocol HasLock { var lock: Int { get } }
protocol HasTitle { var title: String { get } }

typealias ModelDependencies = HasClock
typealias KeyDependencies = HasKey & HasLock
func keys(_ dependencies: any KeyDependencies) -> Int { dependencies.key + dependencies.lock }

struct Erased {
  let dependencies: any ModelDependencies
  func run() -> [Int] {
    let value: Any = dependencies
    if let key = value as? any HasKey { return [key.key] }  // expect: bypass HasKey
    switch value {
    case let lock as any HasLock: return [lock.lock]  // expect: bypass HasLock
    default: return [dependencies.clock]
    }
  }
}
struct InArray {
  let dependencies: any ModelDependencies
  func run() -> [Int] {
    [dependencies.clock] + [dependencies as Any].compactMap { ($0 as? any HasKey & HasLock)?.key }  // expect: bypass HasKey; bypass HasLock
  }
}
struct InTuple {
  let dependencies: any ModelDependencies
  func run() -> Int {
    let both = (dependencies, 1)
    if let key = both.0 as? any HasKey { return key.key }  // expect: bypass HasKey
    let (first, (second, third)) = (1, (2, dependencies as Any))
    if third is any HasLock { return first + second }  // expect: bypass HasLock
    return dependencies.clock
  }
}
struct Named {
  let dependencies: any ModelDependencies
  func run() -> Int {
    switch (dependencies as Any, 1) {
    case (let value, _) where value is any HasKey: return 1  // expect: bypass HasKey
    default: return dependencies.clock
    }
  }
}
enum Failure: Error {
  case lost(Any)
  case missed(Any)
}
struct Thrown {
  let dependencies: any ModelDependencies
  func run() -> Int {
    do {
      throw Failure.lost(dependencies)
    } catch Failure.lost(let key as any HasKey) {  // expect: bypass HasKey
      return key.key
    } catch Failure.missed(let titled as any HasTitle) {
      return titled.title.count
    } catch {
      return dependencies.clock
    }
  }
  func typed() -> Int {
    do throws(Failure) {
      throw .lost(dependencies)
    } catch .lost(let lock as any HasLock) {  // expect: bypass HasLock
      return lock.lock
    } catch {
      return dependencies.clock
    }
  }
}
struct Others {
  let dependencies: any ModelDependencies
  let other: Any
  let errors: [any Error]
  let all: [any ModelDependencies]
  func both() -> (any ModelDependencies, any Error) { (dependencies, errors[0]) }
  func missed(_ isNew: Bool) -> Failure { isNew ? .missed(dependencies) : .missed(other) }
  func titles() -> [(any HasTitle)?] {
    let (model, error) = both()
    if model.clock > 1 { return [error as? any HasTitle, both().1 as? any HasTitle] }
    let choice = model.clock > 2 ? dependencies as Any : other
    let value: Any = model.clock > 3 ? dependencies : other
    var changed: Any = dependencies
    changed = other
    for (_, (_, error)) in zip(all, errors).enumerated() {
      return [error as? any HasTitle, choice as? any HasTitle]
    }
    return [value as? any HasTitle, changed as? any HasTitle]
      + [dependencies as Any, other].map { $0 as? any HasTitle }
      + zip(all, errors).map { $0.1 as? any HasTitle }
      + zip(all, errors).map { $1 as? any HasTitle }
      + zip(errors, all).map { error, model in model.clock > 4 ? error as? any HasTitle : nil }
  }
}
struct Live: ModelDependencies, HasKey, HasLock {
  let clock = 1
  let key = 2
  let lock = 3
}
func main() -> Int {
  let live = Live()
  return keys(live) + Erased(dependencies: live).run().count
    + InArray(dependencies: live).run().count + InTuple(dependencies: live).run()
    + Named(dependencies: live).run() + Thrown(dependencies: live).run()
    + Thrown(dependencies: live).typed()
    + Others(dependencies: live, other: 1, errors: [], all: [live]).titles().count
}
