// Values are tested for generic types of compositions that slices would turn into without a need.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasPush { var push: Int { get } }
protocol Boxing {}
struct Box<Base>: Boxing { let base: Base }
struct Failure<Base: Sendable>: Error { let base: Base }
class Store<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}
final class Pool {
  var all: [AnyObject] = []
  func add<Value>(_ store: Store<Value>) { all.append(store) }
  func count() -> Int { all.compactMap { $0 as? Store<any HasClock & HasPush> }.count }
}

typealias BoxDependencies = HasClock & HasCache  // escape: HasCache
func make(_ dependencies: any BoxDependencies) -> any Boxing {
  let box = Box<any BoxDependencies>(base: dependencies)
  _ = box.base.clock
  return box
}
func isOfLess(_ box: any Boxing) -> Bool { box is Box<any HasClock> }

typealias FailDependencies = HasPush & HasCache & Sendable  // escape: HasCache
func fail(_ dependencies: any FailDependencies) throws {
  _ = dependencies.push
  throw Failure(base: dependencies)
}
func code(_ dependencies: any FailDependencies) -> Int {
  do { try fail(dependencies) } catch is Failure<any HasPush & Sendable> { return 1 } catch {}
  return 2
}

typealias PoolDependencies = HasClock & HasPush & HasCache  // escape: HasCache
func pool(_ dependencies: any PoolDependencies) -> Int {
  let pool = Pool()
  let store = Store<any PoolDependencies>(dependencies)
  _ = store.value.clock + store.value.push
  pool.add(store)
  return pool.count()
}
