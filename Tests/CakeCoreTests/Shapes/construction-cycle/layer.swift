// A layer wires one provider from another, whose making reads the first.
protocol HasHost { var host: Host { get } }
protocol HasServer { var server: Server { get } }

extension HasServer where Self: HasHost {
  var server: Server { Server(host) }
}

struct Host {
  let name: String
  init(_ dependencies: any HasServer) { name = "\(dependencies.server)" }
}
struct Server {
  let host: Host
  init(_ host: Host) { self.host = host }
}
struct AppDependencies: HasHost, HasServer {
  var host: Host { Host(self) }  // expect: construction-cycle HasHost+HasServer
}
func name(_ dependencies: any HasServer & HasHost) -> String {
  dependencies.host.name + dependencies.server.host.name
}
