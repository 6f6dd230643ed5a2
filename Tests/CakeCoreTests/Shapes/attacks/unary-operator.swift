// Operators before and behind dependencies take them before anything else does.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
typealias ListDependencies = HasClock & HasCache  // missed: HasCache
typealias EditDependencies = HasClock & HasCache  // expect: unused-need HasClock

prefix operator ^^
postfix operator ++
prefix func ^^ (dependencies: any ListDependencies) -> Int { dependencies.clock }
postfix func ++ (dependencies: any EditDependencies) -> Int { dependencies.cache }

struct Screen {
  let list: any ListDependencies
  let edit: any EditDependencies
  func show() -> Int { ^^list + edit++ + (^^self.list) }
}
