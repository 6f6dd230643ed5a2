// Typed throws: the needs are in the `do` and in the error that is thrown.
protocol HasParser { func parse() throws(ParseError) -> Int }
protocol HasReason { var reason: Int { get } }
protocol HasClock { var clock: Int { get } }
struct ParseError: Error { var reason = 0 }

typealias ParseDependencies = HasParser & HasReason & HasClock  // expect: unused-need HasClock

func parse(_ dependencies: any ParseDependencies) throws(ParseError) -> Int {
  do {
    return try dependencies.parse()
  } catch {
    throw ParseError(reason: dependencies.reason)
  }
}
