// A layer wires one provider from two others: the root's own provision is what it needs.
protocol HasHost { var host: Int { get } }
protocol HasToken { var token: Int { get } }
protocol HasAPI { var api: Int { get } }
protocol HasLegacy { var legacy: Int { get } }

protocol APILayer: HasAPI {}
extension APILayer where Self: HasHost & HasToken {
  var api: Int { host + token }
}

typealias ListDependencies = HasAPI
func list(_ dependencies: any ListDependencies) -> Int { dependencies.api }

struct Live:
  APILayer, HasHost, HasToken,
  HasLegacy  // expect: unused-provider HasLegacy
{
  let host = 1
  let token = 2
  let legacy = 3
}
func main() -> Int { list(Live()) }
