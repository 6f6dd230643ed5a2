// Properties without a type keep what a provider gives, and not the dependencies it is read from.
protocol Store { var count: Int { get } }
struct Disk: Store { let count = 1 }
protocol HasClock { var clock: Int { get } }
protocol HasStore { var store: any Store { get } }
protocol HasLog { func log(_ text: String) -> [String: Int] }
protocol HasMail { var mail: Int { get } }
typealias WorldDependencies = HasClock & HasStore & HasLog & HasMail  // expect: unused-need HasMail
typealias PageDependencies = HasClock & HasStore & HasMail  // expect: unused-need HasMail
struct World: WorldDependencies & PageDependencies {
  let clock = 1
  let store: any Store = Disk()
  let mail = 2
  func log(_ text: String) -> [String: Int] { [text: 1] }
}

nonisolated(unsafe) var current: any WorldDependencies = World()
struct Screen {
  var time = current.clock
  let store = current.store
  lazy var lines = current.log("").values.map { $0 + 1 }
  mutating func show() -> Int { time + store.count + lines.count }
}
final class Page {
  private let dependencies: any PageDependencies
  private lazy var store = dependencies.store
  private lazy var model = Model(time: dependencies.clock)
  init(dependencies: any PageDependencies) { self.dependencies = dependencies }
  func size() -> Int { store.count + model.time }
}
struct Model { let time: Int }
func page() -> Page { Page(dependencies: World()) }
