// Patterns deep in tuples, optionals and payloads, of dependencies beside other values.
protocol HasClock { var clock: Int { get } }
protocol HasKey { var key: Int { get } }
protocol HasLock { var lock: Int { get } }
protocol HasTitle { var title: String { get } }

typealias ModelDependencies = HasClock
typealias KeyDependencies = HasKey & HasLock
func keys(_ dependencies: any KeyDependencies) -> Int { dependencies.key + dependencies.lock }

enum Step {
  case one(Int, any ModelDependencies)
  case two(any ModelDependencies, any Error)
}
enum Loadable<Value> {
  case loaded(Value)
  case failed(any Error)
}
struct Beside {
  let dependencies: any ModelDependencies
  let error: any Error
  func run() -> Int {
    switch (dependencies as Any, 1) {
    case (let key as any HasKey, 2) where key.key > 1, (let key as any HasKey, 3):  // expect: bypass HasKey
      return key.key
    case (let lock as any HasLock, _): return lock.lock  // expect: bypass HasLock
    default: break
    }
    switch (dependencies, error) {
    case (_, let titled as any HasTitle): return titled.title.count
    default: return dependencies.clock
    }
  }
}
struct Labelled {
  let dependencies: any ModelDependencies
  let error: any Error
  func run() -> Int {
    switch (model: dependencies, error: error) {
    case (model: let key as any HasKey, error: let titled as any HasTitle):  // expect: bypass HasKey
      return key.key + titled.title.count
    case (model: is any HasLock, error: _): return 2  // expect: bypass HasLock
    default: return dependencies.clock
    }
  }
}
struct Optionals {
  let dependencies: any ModelDependencies
  func run() -> Int {
    let model: (any ModelDependencies)? = dependencies
    if case .some(let key as any HasKey) = model { return key.key }  // expect: bypass HasKey
    if case let lock as (any HasLock)? = dependencies as Any { return lock?.lock ?? 0 }  // expect: bypass HasLock
    return dependencies.clock
  }
}
struct Payloads {
  let dependencies: any ModelDependencies
  func run(_ step: Step) -> Int {
    switch step {
    case .one(_, let key as any HasKey): return key.key  // expect: bypass HasKey
    case .two(is any HasLock, let titled as any HasTitle): return titled.title.count  // expect: bypass HasLock
    case .one(let number, let dependencies): return number + dependencies.clock
    case .two(let dependencies, let error):
      return (error as? any HasTitle)?.title.count ?? dependencies.clock
    }
  }
}
struct Generic {
  let state: Loadable<any ModelDependencies>
  func run() -> Int {
    switch state {
    case .loaded(let key as any HasKey): return key.key  // expect: bypass HasKey
    case .failed(let titled as any HasTitle): return titled.title.count
    case .failed(let error): return (error as? any HasTitle)?.title.count ?? 1
    case .loaded(let dependencies): return dependencies.clock
    }
  }
}
struct Conditions {
  let dependencies: (any ModelDependencies)?
  let error: any Error
  func run() -> Int {
    if let titled = error as? any HasTitle, let dependencies {
      return titled.title.count + dependencies.clock
    }
    if error is any HasTitle, case let model? = dependencies { return model.clock }
    guard case (let key as any HasKey, _) = (dependencies as Any, 1) else { return 1 }  // expect: bypass HasKey
    while case (_, let lock as any HasLock) = (1, dependencies as Any) { return lock.lock }  // expect: bypass HasLock
    return key.key
  }
}
struct Loops {
  let all: [any ModelDependencies]
  let errors: [any Error]
  func run() -> Int {
    for case (let titled as any HasTitle, let model) in zip(errors, all) {
      return titled.title.count + model.clock
    }
    for case (_, let key as any HasKey) in zip(errors, all) { return key.key }  // expect: bypass HasKey
    for case let (lock as any HasLock, _) in [(all[0] as Any, 1)] { return lock.lock }  // expect: bypass HasLock
    return all[0].clock
  }
}
struct Live: ModelDependencies, HasKey, HasLock {
  let clock = 1
  let key = 2
  let lock = 3
}
struct Lost: Error {}
func main() -> Int {
  let live = Live()
  return keys(live) + Beside(dependencies: live, error: Lost()).run()
    + Labelled(dependencies: live, error: Lost()).run() + Optionals(dependencies: live).run()
    + Payloads(dependencies: live).run(.one(1, live)) + Generic(state: .loaded(live)).run()
    + Conditions(dependencies: live, error: Lost()).run()
    + Loops(all: [live], errors: []).run()
}
