// Another type reads through the stored dependencies of the consumer.
protocol HasClock { var clock: Int { get } }
protocol HasTheme { var theme: Int { get } }

typealias ListDependencies = HasClock & HasTheme  // expect: unused-need HasClock
struct ListModel { let dependencies: any ListDependencies }

struct ListView {
  let model: ListModel
  var colour: Int { model.dependencies.theme }
}
