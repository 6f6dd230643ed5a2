// One property of a root reads another, which reads it back, without any slice.
protocol HasHost { var host: String { get } }
protocol HasServer { var server: String { get } }

typealias ListDependencies = HasServer & HasHost
func list(_ dependencies: any ListDependencies) -> String {
  dependencies.server + dependencies.host
}

struct AppDependencies: ListDependencies {
  var host: String { "\(server).com" }  // expect: construction-cycle HasHost+HasServer
  var server: String { "https://" + self.host }
}
