// The twin: what an ancestor declares under the same name is told apart by its slice.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
typealias ParentServices = HasClock
typealias ChildServices = HasClock & HasCache
class Parent {
  func load(_ services: any ParentServices) -> Int { services.clock }
}
class Child: Parent {
  func load(_ services: any ChildServices) -> Int { services.clock }
}
final class Sibling: Parent {
  typealias Services = HasClock & HasCache
  func load(_ services: any Services) -> Int { services.clock }
}
