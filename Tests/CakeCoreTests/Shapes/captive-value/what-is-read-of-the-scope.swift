// What is made is given the scope: what it reads of it counts, by an initialiser, functions and a helper.
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
protocol HasConfig { var config: String { get } }
protocol HasUser { var user: String { get } }
protocol HasCache { var cache: Cache { get } }
extension HasConfig where Self: DependencyScope, Parent: HasConfig { var config: String { parent.config } }
func show(_ dependencies: any HasCache) -> String { dependencies.cache.folder }
final class Cache: Sendable {
  let folder: String
  init(_ folder: String) { self.folder = folder }
  convenience init(dependencies: any HasConfig) { self.init(dependencies.config) }
  init(of dependencies: any HasUser & HasConfig) {
    folder = dependencies.config.isEmpty ? "" : dependencies.config
  }
  init(reading dependencies: any HasUser & HasConfig) {
    if dependencies.config.isEmpty {
      folder = dependencies.user
    } else {
      folder = dependencies.config
    }
  }
  static func live(_ dependencies: any HasConfig) -> Cache { Cache(dependencies: dependencies) }
  static func own(_ dependencies: any HasUser) -> Cache { Cache(dependencies.user) }
}
func makeCache(_ dependencies: any HasConfig) -> Cache { Cache("\(dependencies.config)/all") }
struct Helper {
  let scope: any HasUser & HasConfig
  var folder: String { scope.config }
  var name: String { scope.user }
}
enum Mode { case live(any HasUser & HasConfig), demo }
extension Cache {
  convenience init(mode: Mode) {
    switch mode {
    case .live(let dependencies): self.init(dependencies.config)
    case .demo: self.init("demo")
    }
  }
}

struct AppDependencies: HasConfig {
  let config: String
  let a = Singleton<Cache>()
  let b = Singleton<Cache>()
  let c = Singleton<Cache>()
  let d = Singleton<Cache>()
  let e = Singleton<Cache>()
  let f = Singleton<Cache>()
  let g = Singleton<Cache>()
  let h = Singleton<Cache>()
  let i = Singleton<Cache>()
}
struct ADependencies: DependencyScope, HasCache, HasConfig, HasUser {
  let parent: AppDependencies
  let user: String
  var cache: Cache { parent.a { Cache(dependencies: self) } }
}
struct BDependencies: DependencyScope, HasCache, HasConfig, HasUser {
  let parent: AppDependencies
  let user: String
  var cache: Cache { parent.b { .live(self) } }
}
struct CDependencies: DependencyScope, HasCache, HasConfig, HasUser {
  let parent: AppDependencies
  let user: String
  var cache: Cache { parent.c { makeCache(self) } }
}
struct DDependencies: DependencyScope, HasCache, HasConfig, HasUser {
  let parent: AppDependencies
  let user: String
  var cache: Cache { parent.d { Cache(Helper(scope: self).folder) } }
}
struct EDependencies: DependencyScope, HasCache, HasConfig, HasUser {
  let parent: AppDependencies
  let user: String
  var cache: Cache { parent.e { Cache(of: self) } }
}
struct FDependencies: DependencyScope, HasCache, HasConfig, HasUser {
  let parent: AppDependencies
  let user: String
  var cache: Cache { parent.f { Cache(mode: .live(self)) } }
}
struct GDependencies: DependencyScope, HasCache, HasConfig, HasUser {
  let parent: AppDependencies
  let user: String
  var cache: Cache { parent.g { Cache(reading: self) } }  // expect: captive-value HasCache
}
struct HDependencies: DependencyScope, HasCache, HasConfig, HasUser {
  let parent: AppDependencies
  let user: String
  var cache: Cache { parent.h { .own(self) } }  // expect: captive-value HasCache
}
struct IDependencies: DependencyScope, HasCache, HasConfig, HasUser {
  let parent: AppDependencies
  let user: String
  var cache: Cache { parent.i { Cache(Helper(scope: self).name) } }  // expect: captive-value HasCache
}
