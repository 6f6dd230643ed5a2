// A parameter's type is an associated type: what goes in needs only what that can be.
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
}
protocol Screen: AnyObject {
  associatedtype ModelType: Model
  var model: ModelType! { get set }
  init()
}
extension Screen {
  static func make(_ model: ModelType, services: ModelType.Services) -> Self {
    let made = Self()
    model.services = services
    made.model = model
    return made
  }
  static func open<S>(_ model: ModelType, with services: S) -> Self where S == ModelType.Services {
    make(model, services: services)
  }
}

final class ListModel: Model {
  typealias Services = HasClock & HasPush  // expect: unused-need HasPush
  var services: (any Services)!
  func show() -> Int { services.clock }
}
final class EditModel: Model {
  typealias Services = any HasCache & HasAds  // expect: unused-need HasAds
  var services: Services!
  func show() -> Int { services.cache }
}
final class ListScreen: Screen { var model: ListModel! }
final class EditScreen: Screen { var model: EditModel! }

typealias ListFlow = HasClock & HasPush  // expect: unused-need HasPush
func list(_ dependencies: any ListFlow) -> Int {
  ListScreen.make(ListModel(), services: dependencies).model.show()
}
typealias EditFlow = HasCache & HasAds  // expect: unused-need HasAds
func edit(_ dependencies: any EditFlow) -> Int {
  EditScreen.open(EditModel(), with: dependencies).model.show()
}
typealias BadgeFlow = HasCache & HasAds & HasPush  // expect: unused-need HasAds; unused-need HasPush
func badge(_ dependencies: any BadgeFlow) -> Int { EditModel().inject(dependencies).show() }

struct AppDependencies: HasClock, HasPush, HasCache, HasAds {
  let clock = 1
  let push = 2
  let cache = 3
  let ads = 4
}
func main(_ dependencies: AppDependencies) -> Int {
  list(dependencies) + edit(dependencies) + badge(dependencies)
}
