// What a parameter is for comes out of a closure that gives a function's own parameter.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasLog { var log: Int { get } }

typealias ListDependencies = HasClock & HasLog  // stays: HasLog
typealias EditDependencies = HasClock & HasCache  // stays: HasCache
typealias RowDependencies = HasClock & HasCache & HasLog  // expect: unused-need HasCache

struct Bag {
  var values: [Any] = []
  func all<Value>(like make: () -> Value) -> Int { values.count { $0 is Value } }
  func lists<Value>(like make: () -> Value) -> Int { values.count { $0 is [Value] } }
  func named<Value>(_ name: String, like make: () -> Value) -> Int { values.count { $0 is Value? } }
}
func list(_ bag: Bag, _ dependencies: any ListDependencies) -> Int {
  bag.all { dependencies } + dependencies.clock
}
func edit(_ bag: Bag, _ dependencies: any EditDependencies) -> Int {
  bag.lists { dependencies } + dependencies.clock
}
func row(_ bag: Bag, _ dependencies: any RowDependencies) -> Int {
  bag.named("\(dependencies.clock)") { 1 } + dependencies.log
}
