// Screens are made by an initialiser of their generic superclass that fills a property.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasPush { var push: Int { get } }

class View {
  init() {}
}
class Screen<Dependencies>: View {
  var dependencies: Dependencies!
  convenience init(dependencies: Dependencies) {
    self.init()
    self.dependencies = dependencies
  }
}
typealias ListDependencies = HasClock & HasCache  // expect: unused-need HasCache
final class List: Screen<ListDependencies> {
  static func make(_ dependencies: any ListDependencies) -> List {
    List(dependencies: dependencies)
  }
  func show() -> Int { dependencies.clock }
}
typealias EditDependencies = HasClock & HasCache  // expect: unused-need HasClock
final class Edit: Screen<EditDependencies> {
  convenience init(all dependencies: any EditDependencies) {
    self.init(dependencies: dependencies)
  }
  func show() -> Int { dependencies.cache }
}
typealias HomeDependencies = HasClock & HasCache & HasPush  // expect: unused-need HasCache
func home(_ needs: any HomeDependencies) -> Int {
  List(dependencies: needs as any ListDependencies & HasPush).show() + needs.push
}
