// An operator of the consumer reads the needs of both sides.
protocol HasUser { var user: Int { get } }
protocol HasClock { var clock: Int { get } }

typealias RowDependencies = HasUser & HasClock  // expect: unused-need HasClock

struct Row: Equatable {
  let dependencies: any RowDependencies
  static func == (left: Row, right: Row) -> Bool {
    left.dependencies.user == right.dependencies.user
  }
}
