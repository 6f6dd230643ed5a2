// Compared by identity after `as AnyObject`, as an `==` often does.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias RowDependencies = HasClock & HasCache  // escape: HasCache
struct Row: Equatable {
  let dependencies: any RowDependencies
  var now: Int { dependencies.clock }
  static func == (left: Row, right: Row) -> Bool {
    (left.dependencies as AnyObject) === (right.dependencies as AnyObject)
  }
}
