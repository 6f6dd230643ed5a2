// A generic class is invariant in its argument.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

final class Box<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}

typealias LeftDependencies = HasClock & HasCache
func left(_ box: Box<any LeftDependencies>) -> Int { box.value.clock + box.value.cache }

typealias RightDependencies = HasClock & HasCache
func right(_ box: Box<any RightDependencies>) -> Int { left(box) }
