// What a class takes by its generic superclass's functions: static ones, on a property, on a parameter.
protocol HasClock { var clock: Int { get } }
protocol HasPhotos { var photos: Int { get } }
protocol HasCache { var cache: Int { get } }

class Controller<Services> {
  var services: Services!
  class func create() -> Controller { fatalError() }
  class func make(_ services: Services) -> Controller {
    let made = create()
    made.services = services
    return made
  }
  func show(_ title: String, with services: Services) -> Int {
    self.services = services
    return shown()
  }
  func shown() -> Int { 0 }
}
typealias GridServices = HasPhotos & HasCache  // expect: unused-need HasCache
final class Grid: Controller<any GridServices> {
  override func shown() -> Int { services.photos }
  override class func create() -> Controller<any GridServices> { Grid() }
}

typealias StaticServices =
  HasPhotos & HasClock & HasCache  // expect: unused-need HasCache
func opened(_ services: any StaticServices) -> Int { Grid.make(services).shown() + services.clock }

typealias FlowServices = HasPhotos & HasClock & HasCache  // expect: unused-need HasCache
final class Flow {
  private let grid = Grid()
  let services: any FlowServices
  init(services: any FlowServices) { self.services = services }
  func start() -> Int { grid.show("Photos", with: services) + services.clock }
}

typealias ShownServices = HasPhotos & HasClock & HasCache  // expect: unused-need HasCache
func shown(_ grid: Grid, _ services: any ShownServices) -> Int {
  grid.show("", with: services) + services.clock
}
