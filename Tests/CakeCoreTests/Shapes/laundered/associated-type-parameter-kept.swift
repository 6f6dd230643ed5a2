// A parameter's type is an associated type, and what that is asks for all that goes in.
protocol HasClock { var clock: Int { get } }
protocol HasPush { var push: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasAds { var ads: Int { get } }

protocol Model: AnyObject {
  associatedtype Services
  var services: Services! { get set }
}
extension Model {
  func inject(_ services: Services) -> Self {
    self.services = services
    return self
  }
  func exchange(_ other: inout Services) { swap(&services, &other) }
}
func swap<Value>(_ one: inout Value!, _ other: inout Value) {
  let old = one!
  one = other
  other = old
}
extension Model where Services == any TaggedDependencies {
  func tag(_ other: Services) -> Int { other.clock + other.ads }
}

// The generic ancestor's parameter is what the associated type is.
class Generic<Dependencies>: Model { var services: Dependencies! }
typealias WideDependencies = HasClock & HasPush
final class WideModel: Generic<any WideDependencies> {
  func show() -> Int { services.clock + services.push }
}
typealias WideFlow = HasPush & HasClock
func wide(_ dependencies: any WideFlow) -> Int { WideModel().inject(dependencies).show() }

// Two names of one type are exchanged: they have to stay that.
final class CacheModel: Model {
  typealias Services = any HasCache & HasAds
  var services: Services!
  func show() -> Int { services.cache }
}
typealias CacheFlow = HasAds & HasCache
func exchange(_ dependencies: any CacheFlow, _ model: CacheModel) -> Int {
  var mine: any CacheFlow = dependencies
  model.exchange(&mine)
  return mine.cache + mine.ads + model.services.ads
}

// No alias says what it is: a property's type does.
final class AdModel: Model { var services: (any HasAds & HasCache)! }
typealias AdFlow = HasAds & HasCache
func ads(_ dependencies: any AdFlow) -> Int {
  let model = AdModel().inject(dependencies)
  return model.services.ads + model.services.cache
}

// A constraint says it.
typealias TaggedDependencies = HasClock & HasAds
final class TagModel: Model { var services: (any TaggedDependencies)! }
typealias TagFlow = HasAds & HasClock
func tag(_ dependencies: any TagFlow) -> Int { TagModel().tag(dependencies) }

// So does one of the function that hands on, or of what it stands in.
typealias ToldDependencies = HasClock & HasCache
typealias ToldFlow = HasCache & HasClock
func told<Told: Model>(_ model: Told, _ dependencies: any ToldFlow) -> Int
where Told.Services == any ToldDependencies {
  let services = model.inject(dependencies).services!
  return services.clock + services.cache
}
typealias HeldDependencies = HasPush & HasCache
typealias HeldFlow = HasCache & HasPush
struct Holder<Held: Model> { let model: Held }
extension Holder where Held.Services == any HeldDependencies {
  func hold(_ dependencies: any HeldFlow) -> Int {
    let services = model.inject(dependencies).services!
    return services.push + services.cache
  }
}

struct AppDependencies: HasClock, HasPush, HasCache, HasAds {
  let clock = 1
  let push = 2
  let cache = 3
  let ads = 4
}
func main(_ dependencies: AppDependencies) -> Int {
  wide(dependencies) + exchange(dependencies, CacheModel()) + ads(dependencies) + tag(dependencies)
}
