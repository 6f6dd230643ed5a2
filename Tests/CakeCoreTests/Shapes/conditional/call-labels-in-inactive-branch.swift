// A call counts by its labels: neither an initialiser with others, nor a factory's, is this one.
protocol HasClock { var clock: Int { get } }
protocol MakesDetail { func makeDetail(of name: String) -> Int }
protocol MakesSheet { func makeSheet(of name: String, wide: Bool) -> Int }

typealias ModelDependencies =
  HasClock
  & MakesDetail  // expect: unused-need MakesDetail
  & MakesSheet  // escape: MakesSheet
struct Model {
  let dependencies: any ModelDependencies
  init(dependencies: any ModelDependencies) { self.dependencies = dependencies }
  init(title: String, other: any ModelDependencies) { dependencies = other }
  var now: Int { dependencies.clock }
}
struct Title {
  let title: String
  init(title: String) { self.title = title }
}
#if NEVER
  func title() -> Title { .init(title: "a") }
  let factory = Factory()
  func detail() -> Int { factory.make().makeDetail(for: 3) }
  func sheet() -> Int { factory.make().makeSheet(of: "a", wide: true) }
#endif
