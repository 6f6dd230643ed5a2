// Only a part of what holds both goes in: the parent's, or the scope's own.
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

struct Environment {
  let folder: String
  let user: String
  var path: String { "/" + folder }
}
final class Settings {
  let folder: String
  let user: String
  init(folder: String, user: String) {
    self.folder = folder
    self.user = user
  }
}
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
  let n = Singleton<Cache>()
  let o = Singleton<Cache>()
  let p = Singleton<Cache>()
}
struct ADependencies: DependencyScope, HasCache {
  let parent: AppDependencies
  let session: Session
  var environment: Environment { Environment(folder: parent.name, user: session.user) }
  var cache: Cache { parent.a { Cache(environment.folder) } }
  var other: Cache { parent.b { Cache(environment.path) } }
  var own: Cache { parent.c { Cache(environment.user) } }  // expect: captive-value ADependencies
}
struct BDependencies: DependencyScope, HasCache {
  let parent: AppDependencies
  let session: Session
  var cache: Cache {
    let made = (folder: parent.name, user: session.user)
    return parent.d { Cache(made.folder + made.0) }
  }
  var own: Cache {
    let made = (folder: parent.name, user: session.user)
    return parent.e { Cache(made.1) }  // expect: captive-value BDependencies
  }
}
struct CDependencies: DependencyScope, HasCache {
  let parent: AppDependencies
  let session: Session
  func settings() -> Settings { Settings(folder: parent.name, user: session.user) }
  var cache: Cache { parent.f { Cache(settings().folder) } }
  var own: Cache { parent.g { Cache(settings().user) } }  // expect: captive-value CDependencies
}
struct DDependencies: DependencyScope, HasCache {
  let parent: AppDependencies
  let session: Session
  var environments: [Environment] { [Environment(folder: parent.name, user: session.user)] }
  var cache: Cache { parent.h { Cache(environments[0].folder) } }
  var first: Cache { parent.i { Cache(environments.first?.folder ?? "") } }
  var all: Cache { parent.j { Cache(environments.map { $0.folder }.joined()) } }
  var named: Cache { parent.k { Cache(environments.map(\.folder).joined()) } }
  private var texts: [String] { [parent.name, session.user] }
  var text: Cache { parent.l { Cache(texts[0] + (texts.first ?? "")) } }
  var joined: Cache { parent.m { Cache(texts.joined(separator: "/")) } }  // expect: captive-value DDependencies
  var keyed: Cache { parent.n { Cache(["a": parent.name, "b": session.user]["a"] ?? "") } }
  var optional: Cache { parent.o { Cache(Optional(environments[0]).map { $0.folder } ?? "") } }
  var only: Cache { parent.p { Cache([session.user][0]) } }  // expect: captive-value DDependencies
}
