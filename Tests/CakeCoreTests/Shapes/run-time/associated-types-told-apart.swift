// Types that features name are told apart: by a key, by their names, by asking which one it is.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasLog { var log: Int { get } }

typealias ListDependencies = HasClock & HasLog  // stays: HasLog
typealias EditDependencies = HasClock & HasLog  // stays: HasClock

struct TypeKey: Hashable {
  let type: Any.Type
  static func == (one: TypeKey, other: TypeKey) -> Bool { one.type == other.type }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }
}
protocol Screen {
  associatedtype Needs
  static var title: String { get }
}
struct List: Screen {
  typealias Needs = any ListDependencies
  static let title = "list"
  func run(_ needs: Needs) -> Int { needs.clock }
}
struct Registry {
  var titles: [TypeKey: String] = [:]
  mutating func add<S: Screen>(_ screen: S.Type) { titles[TypeKey(type: S.Needs.self)] = S.title }
  func title<Needs>(_ make: () -> Needs) -> String? { titles[TypeKey(type: Needs.self)] }
}
func edit(_ registry: Registry, _ dependencies: any EditDependencies) -> String {
  "\(dependencies.log) \(registry.title { dependencies } ?? "")"
}
