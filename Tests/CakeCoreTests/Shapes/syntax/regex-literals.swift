// Regular expressions hold braces and parentheses that open nothing.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

func expressions() -> Int {
  let braces = /[{(]/
  let other = #/ typealias [(] HasClock & HasCache [{] /#
  return "a{b".matches(of: braces).count + "c".matches(of: other).count
}
typealias ModelDependencies = HasClock & HasCache  // expect: unused-need HasCache
func now(_ dependencies: any ModelDependencies) -> Int { dependencies.clock }
