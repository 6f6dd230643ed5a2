// Two slices may become one composition where nobody asks which type something is; a cast to a type
// that is no generic one asks for nothing of the kind.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasLog { var log: Int { get } }

typealias ListDependencies = HasClock & HasCache  // expect: unused-need HasCache
typealias EditDependencies = HasClock & HasLog  // expect: unused-need HasLog

class Screen {}
final class Title: Screen {}
struct Key<D>: Hashable {}

func list(_ dependencies: any ListDependencies) -> Int { dependencies.clock }
func edit(_ dependencies: any EditDependencies) -> Int { dependencies.clock }
func keys() -> (Set<Key<any ListDependencies>>, Set<Key<any EditDependencies>>) {
  ([Key<any ListDependencies>()], [Key<any EditDependencies>()])
}
func isTitle(_ screen: Screen) -> Bool { screen is Title }
