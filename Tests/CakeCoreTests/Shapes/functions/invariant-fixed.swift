// An invariant generic argument is a fixed composition: it demands all of it.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

final class Box<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}
func fixed(_ box: Box<any HasClock & HasCache>) -> Int { box.value.clock }

typealias ModelDependencies = HasClock & HasCache
func model(_ box: Box<any ModelDependencies>) -> Int { fixed(box) }
