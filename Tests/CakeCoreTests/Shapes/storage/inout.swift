// Taken as `inout`, replaced and read.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias SwapDependencies = HasClock & HasCache  // expect: unused-need HasCache
func replace(_ old: inout any SwapDependencies, by new: any SwapDependencies) -> Int {
  defer { old = new }
  return old.clock
}
