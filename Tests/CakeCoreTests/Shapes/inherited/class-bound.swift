// Nobody reads the delegate provider, but it alone makes the composition a class's.
protocol HasDelegate: AnyObject { var delegate: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasPush { var push: Int { get } }

typealias ModelDependencies = HasDelegate & HasCache & HasPush  // expect: unused-need HasPush
final class Model {
  weak var dependencies: (any ModelDependencies)?
  var cached: Int? { dependencies?.cache }
}
