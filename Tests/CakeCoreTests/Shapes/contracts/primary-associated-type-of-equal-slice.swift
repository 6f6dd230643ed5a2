// A screen of one slice is shown where one of the other is asked for: they have to stay one type.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasPush { var push: Int { get } }
typealias ListDependencies = HasClock & HasCache & HasPush  // expect: unused-need HasPush
typealias EditDependencies = HasClock & HasCache & HasPush  // expect: unused-need HasPush

protocol Screen<Needs> {
  associatedtype Needs
  var needs: Needs { get }
}
struct List: Screen { let needs: any ListDependencies }

func show(_ list: any ListDependencies) -> Int { list.clock }
func open(_ screen: some Screen<any EditDependencies>) -> Int { screen.needs.cache }
func main(_ list: any ListDependencies) -> Int { show(list) + open(List(needs: list)) }
