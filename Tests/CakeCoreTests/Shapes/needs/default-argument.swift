// A default argument reads the need from a stored static root.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias ReportDependencies = HasClock & HasCache  // expect: unused-need HasCache

func stamp(
  _ dependencies: any ReportDependencies, shift: (any ReportDependencies) -> Int = { $0.clock }
)
  -> Int
{
  shift(dependencies)
}
