// What goes in is put together in a variable, step by step.
//--- LayerCake/Singleton.swift
public struct Singleton<Value> {
  public init(_: Never...) {}
  public func callAsFunction<Failure: Error>(_ make: () throws(Failure) -> Value) throws(Failure) -> Value { try make() }
}
public struct WeakSingleton<Value: AnyObject> {
  public init(_: Never...) {}
  public func callAsFunction(_ make: () -> Value) -> Value { make() }
}
extension Singleton: Sendable where Value: Sendable {}
public protocol DependencyScope {
  associatedtype Parent
  var parent: Parent { get }
}
//--- App/Shape.swift
import LayerCake

final class Session {
  let user: String
  init(user: String) { self.user = user }
}
final class Cache: Sendable {
  let user: String
  init(_ user: String) { self.user = user }
}
protocol HasCache { var cache: Cache { get } }
func show(_ dependencies: any HasCache) -> String { dependencies.cache.user }

struct AppDependencies {
  let name: String
  let a = Singleton<Cache>()
  let b = Singleton<Cache>()
  let c = Singleton<Cache>()
  let d = Singleton<Cache>()
  let e = Singleton<Cache>()
  let f = Singleton<Cache>()
  let g = Singleton<Cache>()
}
struct ADependencies: DependencyScope, HasCache {
  let parent: AppDependencies
  let session: Session
  var cache: Cache {
    parent.a {  // expect: captive-value HasCache
      var name = "cache-"
      name += session.user
      return Cache(name)
    }
  }
}
struct BDependencies: DependencyScope, HasCache {
  let parent: AppDependencies
  let session: Session
  var cache: Cache {
    var name = parent.name
    if !session.user.isEmpty { name = session.user }
    return parent.b { [name] in Cache(name) }
  }
  var other: Cache {
    parent.c {
      var name = session.user
      name = parent.name
      return Cache(name)
    }
  }
  var third: Cache {
    parent.d {
      var name = session.user
      name.removeAll()
      return Cache(name)
    }
  }
  var fourth: Cache {
    parent.e {
      var name = session.user
      if parent.name.isEmpty { name = "none" } else { name = parent.name }
      return Cache(name)
    }
  }
  var sixth: Cache {
    parent.g {
      var name = session.user
      [1].forEach { _ in name = parent.name }
      return Cache(name)
    }
  }
  var fifth: Cache {
    parent.f {
      let name = parent.name
      if !name.isEmpty {
        var name = session.user
        name += "!"
        print(name)
      }
      return Cache(name)
    }
  }
}
