// Types are compared with one that no slice has a part in: what slices become changes nothing.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasLog { var log: Int { get } }

typealias ListDependencies = HasClock & HasCache  // expect: unused-need HasCache
typealias EditDependencies = HasClock & HasLog  // expect: unused-need HasLog

func list(_ dependencies: any ListDependencies) -> Int { dependencies.clock }
func edit(_ dependencies: any EditDependencies) -> Int { dependencies.clock }

class Screen {}
struct Key<D>: Hashable {}
func keys() -> (Set<Key<any ListDependencies>>, Set<Key<any EditDependencies>>) {
  ([Key<any ListDependencies>()], [Key<any EditDependencies>()])
}

final class Title: Screen {
  enum Kind {}
}
struct Root: HasClock, HasCache, HasLog {
  let clock = 1
  let cache = 2
  let log = 3
}
func isTitle(_ screen: Screen) -> Bool { type(of: screen) == Title.self }
func isOther(_ screen: Screen) -> Bool { Title.self != type(of: screen) }
func isRoot(_ type: any HasClock.Type) -> Bool { type == Root.self }
func isTitleType(_ type: Screen.Type) -> Bool { type is Title.Type }
func isNumber<T>(_ type: T.Type) -> Bool { T.self == Int.self || type == String.self }
func isKind<T>(_ type: T.Type) -> Bool { Title.Kind.self == T.self }
func described(_ type: any HasClock.Type) -> String { "\(type == Root.self), \(Root.self != type)" }
struct Album {
  typealias Name = String
}
func name(in values: [String: Any]) -> Album.Name? { values["name"] as? Album.Name }
