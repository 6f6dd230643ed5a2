/// What a lifetime holds, for tools of this package that look into roots.
package protocol Lifetime {
  /// The object that all copies of the root share.
  var place: AnyObject { get }

  /// The value that it keeps alive, if one has been made.
  var kept: Any? { get }
}

extension Singleton: Lifetime {
  package var place: AnyObject { slot }
  package var kept: Any? { ifMade.map { $0 as Any } }
}

extension WeakSingleton: Lifetime {
  package var place: AnyObject { slot }
  package var kept: Any? { nil }
}

extension AsyncSingleton: Lifetime {
  package var place: AnyObject { slot }
  package var kept: Any? { ifMade.map { $0 as Any } }
}
