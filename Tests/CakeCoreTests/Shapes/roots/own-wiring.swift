// The root itself reads one value to make another: it stays, but nobody asks for the conformance.
protocol HasHost { var host: Int { get } }
protocol HasAPI { var api: Int { get } }

typealias ListDependencies = HasAPI
func list(_ dependencies: any ListDependencies) -> Int { dependencies.api }

final class Live:
  HasHost,  // expect: unused-provider HasHost
  HasAPI
{
  let host = 1
  lazy var api = host + 2
}
func main() -> Int { list(Live()) }
