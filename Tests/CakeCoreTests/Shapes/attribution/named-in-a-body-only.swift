// A slice that only a body names is handed a greater one: both can do without what neither reads.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasMail { var mail: Int { get } }
typealias Less = HasClock & HasCache  // expect: unused-need HasCache
typealias More = HasClock & HasCache & HasMail  // expect: unused-need HasCache; unused-need HasMail
final class Model {
  let world: any More
  init(world: any More) { self.world = world }
  func run() -> Int {
    let less: any Less = world
    return less.clock
  }
  func runLater() -> Int {
    var assigned: (any Less)?
    assigned = world
    return assigned.map { $0.clock } ?? 0
  }
}
