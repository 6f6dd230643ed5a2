// Made through `type(of: self)`, `Self` and a stored metatype.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias PageDependencies = HasClock & HasCache  // expect: unused-need HasCache
class Page {
  let dependencies: any PageDependencies
  required init(dependencies: any PageDependencies) { self.dependencies = dependencies }
  func again() -> Self { Self(dependencies: dependencies) }
  func twin() -> Page { type(of: self).init(dependencies: dependencies) }
  var now: Int { dependencies.clock }
}
typealias BookDependencies = HasClock & HasCache  // expect: unused-need HasCache
func open(_ type: Page.Type, _ dependencies: any BookDependencies) -> Page {
  type.init(dependencies: dependencies)
}
