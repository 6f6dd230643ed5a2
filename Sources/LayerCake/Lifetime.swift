/// What a lifetime holds, for tools of this package that look into roots.
package protocol Lifetime {
  /// The object that all copies of the root share.
  var place: AnyObject { get }

  /// The values that it keeps alive, of those that have been made; with the names of their properties
  /// where these are others than its own.
  var kept: [(property: String?, value: Any)] { get }
}

extension Singleton: Lifetime {
  package var place: AnyObject { slot }
  package var kept: [(property: String?, value: Any)] { ifMade.map { [(nil, $0)] } ?? [] }
}

extension WeakSingleton: Lifetime {
  package var place: AnyObject { slot }
  package var kept: [(property: String?, value: Any)] { [] }
}

extension AsyncSingleton: Lifetime {
  package var place: AnyObject { slot }
  package var kept: [(property: String?, value: Any)] { ifMade.map { [(nil, $0)] } ?? [] }
}

extension Singletons: Lifetime {
  package var place: AnyObject { self }
  package var kept: [(property: String?, value: Any)] { made.map { ($0.property, $0.value) } }
}
