// What a factory makes has a shared value for itself, and so has a value that a provider has: neither gives it.
import Foundation

protocol HasListModel { func makeListModel() -> ListModel }
protocol HasSettings { var settings: Settings { get } }
protocol HasClock { var clock: Int { get } }
typealias ListDependencies = HasClock
typealias DetailDependencies = HasClock
typealias MenuDependencies = HasListModel & HasSettings

struct Settings {
  var center: NotificationCenter
  var isOn: Bool
}
final class ListModel {
  let dependencies: any ListDependencies
  let center: NotificationCenter
  init(_ dependencies: any ListDependencies, _ center: NotificationCenter) {
    self.dependencies = dependencies
    self.center = center
  }
  func now() -> Int { dependencies.clock }
}
final class Detail {
  let dependencies: any DetailDependencies
  init(_ dependencies: any DetailDependencies) { self.dependencies = dependencies }
  func save() -> Int {
    NotificationCenter.default.post(name: Notification.Name("saved"), object: nil)  // expect: ambient-effect NotificationCenter.default
    return dependencies.clock
  }
}
func menu(_ dependencies: any MenuDependencies) -> Bool {
  dependencies.makeListModel().now() == 1 && dependencies.settings.isOn
}
