// A getter that does more than is asked for, and a name that comes near, its type inferred.
protocol HasClock { var clock: Int { get } }
protocol HasCount { var count: Int { get } }
protocol HasName { var name: String { get } }
typealias Dependencies = HasClock & HasCount & HasName
struct AppDependencies: Dependencies {  // expect: missing-provider HasClock+HasCount+HasName
  var clock: Int { get throws { 1 } }
  var count: Int { get async { 1 } }
  let names = "a"
}
