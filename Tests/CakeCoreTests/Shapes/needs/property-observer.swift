// `didSet` of a stored property is the reader.
protocol HasLogger { func log(_ value: Int) }
protocol HasClock { var clock: Int { get } }

typealias FormDependencies = HasLogger & HasClock  // expect: unused-need HasClock

final class FormModel {
  let dependencies: any FormDependencies
  var text = 0 { didSet { dependencies.log(oldValue) } }
  init(_ dependencies: any FormDependencies) { self.dependencies = dependencies }
}
