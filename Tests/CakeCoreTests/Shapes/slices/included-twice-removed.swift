// A need two inclusions away is read by the outermost consumer; the middle is a protocol.
protocol HasLogger { var logger: Int { get } }
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias InnerDependencies = HasLogger & HasCache  // expect: unused-need HasCache
protocol MiddleDependencies: InnerDependencies {}
typealias OuterDependencies = MiddleDependencies & HasClock
func outer(_ dependencies: any OuterDependencies) -> Int {
  dependencies.logger + dependencies.clock
}
