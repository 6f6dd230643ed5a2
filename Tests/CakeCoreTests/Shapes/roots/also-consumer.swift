// A feature provides a router to its child, itself, and takes dependencies of its own.
protocol HasRouter: AnyObject { func open(_ page: Int) }
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias ChildDependencies = HasRouter
func child(_ dependencies: any ChildDependencies) { dependencies.open(1) }

typealias ParentDependencies = HasClock & HasCache  // expect: unused-need HasCache
final class Parent: HasRouter {
  let dependencies: any ParentDependencies
  init(dependencies: any ParentDependencies) { self.dependencies = dependencies }
  func open(_ page: Int) { _ = dependencies.clock }
  func show() { child(self) }
}
final class Live: HasClock, HasCache {
  let clock = 1
  let cache = 2
}
func main() { Parent(dependencies: Live()).show() }
