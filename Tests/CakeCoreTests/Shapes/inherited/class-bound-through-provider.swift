// The class bound comes from a provider that the unread provider inherits.
protocol HasWindow: AnyObject { var window: Int { get } }
protocol HasScreen: HasWindow { var screen: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias ModelDependencies = HasScreen & HasCache
final class Model {
  weak var dependencies: (any ModelDependencies)?
  var cached: Int? { dependencies?.cache }
}
