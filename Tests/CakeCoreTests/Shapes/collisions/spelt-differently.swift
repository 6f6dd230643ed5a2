// The types are written differently and are one: by alias, by sugar, by module, with `any`.
public protocol Client {}
typealias Remote = Client
typealias Numbers = [Int]
protocol HasClient { var client: any Client { get } }
protocol HasRemote { var client: any Remote { get } }
protocol HasRows { var rows: [Int]? { get } }
protocol HasNumbers { var rows: Optional<Numbers> { get } }

func all(
  _ a: any HasClient, _ b: any HasRemote, _ c: any HasRows, _ d: any HasNumbers
) {}

typealias ModelDependencies = HasClient & HasRemote & HasRows & HasNumbers
func run(_ dependencies: any ModelDependencies) {
  all(dependencies, dependencies, dependencies, dependencies)
}
