// Values come to local functions from afar: out of closures, generic types, superclasses, `self`.
protocol HasAlpha { var alpha: Int { get } }
protocol HasBeta { var beta: Int { get } }
protocol HasGamma { var gamma: Int { get } }

typealias MapDependencies = HasAlpha & HasBeta & HasGamma  // expect: unused-need HasGamma // stays: HasBeta
typealias MapHandler = (any MapDependencies) -> String
func with(_ dependencies: any MapDependencies, _ body: MapHandler) -> String { body(dependencies) }
func map(_ run: (MapHandler) -> String) -> String {
  func name(_ dependencies: any HasAlpha) -> String { "\(dependencies.alpha)" }
  func name(_ dependencies: any HasAlpha & HasBeta) -> String { "both" }
  return run { name($0) }
}

// The body names another slice with the same providers, and the value comes without a name.
typealias HomeDependencies = HasAlpha & HasBeta & HasGamma  // expect: unused-need HasGamma // stays: HasBeta
typealias SideDependencies = HasAlpha & HasBeta & HasGamma  // expect: unused-need HasGamma // missed: HasBeta
class Base<D> {
  let dependencies: D
  init(_ dependencies: D) { self.dependencies = dependencies }
}
final class Home: Base<any HomeDependencies> {
  func title(_ side: any SideDependencies) -> String {
    enum Title {
      static func of(_ dependencies: any HasAlpha) -> String { "\(dependencies.alpha)" }
      static func of(_ dependencies: any HasAlpha & HasBeta) -> String { "both" }
    }
    return Title.of(dependencies) + "\(side.alpha)"
  }
}

// It is the type's own.
protocol ListDependencies: HasAlpha, HasBeta, HasGamma {}  // expect: unused-need HasGamma // stays: HasBeta
extension ListDependencies {
  var list: String {
    func name<D: HasAlpha>(_ dependencies: D) throws -> String { "\(dependencies.alpha)" }
    func name<D: HasAlpha & HasBeta>(_ dependencies: D) -> String { "both" }
    return (try? name(self)) ?? ""
  }
}
func list(_ dependencies: any ListDependencies) -> String { dependencies.list }

// A key path to it, read by a generic function.
typealias PageDependencies = HasAlpha & HasBeta  // stays: HasBeta
struct Page { let dependencies: any PageDependencies }
func part<Whole, Part>(_ whole: Whole, _ path: KeyPath<Whole, Part>) -> Part { whole[keyPath: path] }
func title(_ page: Page) -> String {
  let page = part(page, \.dependencies)
  func name(_ dependencies: any HasAlpha) -> String { "\(dependencies.alpha)" }
  func name(_ dependencies: any HasAlpha & HasBeta) -> String { "both" }
  return name(page)
}

// What inherits it.
protocol BarDependencies: HasAlpha, HasBeta, HasGamma {}  // expect: unused-need HasGamma // stays: HasBeta
protocol HasBar: BarDependencies { var bar: Int { get } }
func bar(_ dependencies: any HasBar) -> String {
  func name(_ dependencies: any HasAlpha) -> String { "\(dependencies.alpha)" }
  func name(_ dependencies: any HasAlpha & HasBeta) -> String { "both \(dependencies.beta)" }
  return name(dependencies) + "\(dependencies.bar)"
}
