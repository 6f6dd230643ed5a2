// The slot is called under a condition, or what goes in is the scope's own in one case only.
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

enum Kind { case guest, user(String) }
struct AppDependencies {
  let name: String
  let a = Singleton<Cache>()
  let b = Singleton<Cache>()
  let c = Singleton<Cache>()
  let d = Singleton<Cache>()
  let e = Singleton<Cache>()
  let f = Singleton<Cache>()
  let g = Singleton<Cache>()
  let h = Singleton<Cache>()
  let i = Singleton<Cache>()
  let j = Singleton<Cache>()
  let k = Singleton<Cache>()
  let l = Singleton<Cache>()
  let m = Singleton<Cache>()
}
struct ADependencies: DependencyScope, HasCache {
  let parent: AppDependencies
  let session: Session
  var cache: Cache {
    guard !session.user.isEmpty else { return Cache("guest") }
    return parent.a { Cache(session.user) }  // expect: captive-value HasCache
  }
}
struct BDependencies: DependencyScope, HasCache {
  let parent: AppDependencies
  let session: Session
  var cache: Cache {
    if let user = Optional(session.user) { return parent.b { Cache(user) } }  // expect: captive-value HasCache
    return Cache("guest")
  }
}
struct CDependencies: DependencyScope, HasCache {
  let parent: AppDependencies
  let session: Session
  var cache: Cache {
    parent.c {  // expect: captive-value HasCache
      if session.user.isEmpty { return Cache("guest") }
      return Cache(session.user)
    }
  }
}
struct DDependencies: DependencyScope, HasCache {
  let parent: AppDependencies
  let session: Session
  var cache: Cache {
    parent.d {  // expect: captive-value HasCache
      let name: String
      if session.user.isEmpty { name = "guest" } else { name = session.user }
      return Cache(name)
    }
  }
}
struct EDependencies: DependencyScope, HasCache {
  let parent: AppDependencies
  let session: Session
  private var name: String {
    switch session.user.count {
    case 0: "guest";
    default: session.user
    }
  }
  var cache: Cache { parent.e { Cache(name) } }  // expect: captive-value HasCache
}
struct FDependencies: DependencyScope, HasCache {
  let parent: AppDependencies
  let session: Session
  let kind: Kind
  private var name: String {
    switch kind {
    case .guest: return parent.name
    case .user(let name): return parent.name + String(name.count - name.count)
    }
  }
  var cache: Cache { parent.f { Cache(name) } }
}
struct GDependencies: DependencyScope, HasCache {
  let parent: AppDependencies
  let session: Session
  var cache: Cache {
    parent.g {
      let name: String
      if session.user.isEmpty { name = "guest" } else { name = parent.name }
      return Cache(name)
    }
  }
  var other: Cache {
    guard !session.user.isEmpty else { return Cache("guest") }
    return parent.h { Cache(parent.name) }
  }
  var third: Cache {
    parent.i {
      if session.user.isEmpty { return Cache("guest") }
      return Cache(parent.name)
    }
  }
}
struct HDependencies: DependencyScope, HasCache {
  let parent: AppDependencies
  let session: Session
  var cache: Cache {
    if let session = Optional(parent) { return parent.j { Cache(session.name) } }
    return Cache("guest")
  }
  var each: [Cache] {
    var found: [Cache] = []
    for session in [parent] { found.append(parent.k { Cache(session.name) }) }
    return found
  }
}
