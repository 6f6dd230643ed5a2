// The types are written differently and are one: by alias, by sugar, by module, with `any`.
public protocol Client {}
typealias Remote = Client
typealias Numbers = [Int]
protocol HasClient { var client: any Client { get } }
protocol HasRemote { var client: any Remote { get } }
protocol HasRows { var rows: [Int]? { get } }
protocol HasNumbers { var rows: Numbers? { get } }
protocol HasWidth { var width: Int { get } }
protocol HasHeight { var width: Swift.Int { get } }

func all(_ a: any HasClient, _ b: any HasRemote, _ c: any HasRows, _ d: any HasNumbers) {}
func sizes(_ a: any HasWidth, _ b: any HasHeight) {}

typealias ModelDependencies =
  HasClient & HasRemote & HasRows & HasNumbers
  & HasWidth & HasHeight
func run(_ dependencies: any ModelDependencies) {
  all(dependencies, dependencies, dependencies, dependencies)
  sizes(dependencies, dependencies)
}
