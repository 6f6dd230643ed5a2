// Read in the getter, the setter and `willSet` of properties, and in an `init` accessor's type.
protocol HasClock { var clock: Int { get } }
protocol HasLogger { func log(_ value: Int) }
protocol HasCache { var cache: Int { get } }
protocol HasPush { var push: Int { get } }

typealias ModelDependencies =
  HasClock & HasLogger & HasCache
  & HasPush  // expect: unused-need HasPush
struct Model {
  let dependencies: any ModelDependencies
  var title = 0 { willSet { dependencies.log(newValue) } }
  var value: Int {
    get { dependencies.clock }
    set { title = dependencies.cache + newValue }
  }
}
