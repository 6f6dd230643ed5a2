// What is made where `some Screen<any ListDependencies>` is asked for has that for its needs.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
typealias ListDependencies = HasClock & HasCache  // missed: HasCache
typealias EditDependencies = HasClock & HasCache  // missed: HasClock

protocol Screen<Needs> {
  associatedtype Needs
  var needs: Needs { get }
}
struct List: Screen { let needs: any ListDependencies }
struct Edit: Screen { let needs: any EditDependencies }

func show(_ screen: some Screen<any ListDependencies>) -> Int { screen.needs.clock }
func open(_ screen: any Screen<any EditDependencies>) -> Int { screen.needs.cache }

func main(_ list: any ListDependencies, _ edit: any EditDependencies) -> Int {
  show(List(needs: list)) + open(Edit(needs: edit))
}
