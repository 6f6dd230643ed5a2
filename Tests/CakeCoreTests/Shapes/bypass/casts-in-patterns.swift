// Casts in patterns, also of `dependencies as Any`, and in closures over collections.
protocol HasClock { var clock: Int { get } }
protocol HasKey { var key: Int { get } }
protocol HasHorn { var horn: Int { get } }
protocol HasLock { var lock: Int { get } }

typealias ModelDependencies = HasClock
typealias KeyDependencies = HasKey & HasHorn & HasLock
func keys(_ dependencies: any KeyDependencies) -> Int {
  dependencies.key + dependencies.horn + dependencies.lock
}
struct First {
  let dependencies: any ModelDependencies
  var key: Int {
    if case let key as any HasKey = dependencies as Any { return key.key }  // expect: bypass HasKey
    guard case let lock as any HasLock = (dependencies as Any) else {  // expect: bypass HasLock
      return dependencies.clock
    }
    return lock.lock
  }
}
struct Second {
  let dependencies: any ModelDependencies
  var key: Int {
    switch dependencies as Any {
    case let key as any HasKey: return key.key  // expect: bypass HasKey
    default: return dependencies.clock
    }
  }
}
struct Third {
  let all: [any ModelDependencies]
  var horns: [Int] {
    all.compactMap { $0 as? any HasHorn }.map { $0.horn }  // expect: bypass HasHorn
      + all.compactMap { one in one as? any HasKey }.map { $0.key }  // expect: bypass HasKey
      + all.map { $0.clock }
  }
}
struct Fourth {
  let all: [any ModelDependencies]
  var locked: Bool {
    for case let lock as any HasLock in all where lock.lock > 3 { return true }  // expect: bypass HasLock
    return all.contains { $0 is any HasKey }  // expect: bypass HasKey
  }
}
struct Live: ModelDependencies, HasKey, HasHorn, HasLock {
  let clock = 1
  let key = 2
  let horn = 3
  let lock = 4
}
func main() -> Int {
  let live = Live()
  return keys(live) + First(dependencies: live).key + Second(dependencies: live).key
}
