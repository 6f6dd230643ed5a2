// A closure's parameter, a loop's and a pattern's variable have the stored property's name.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasMail { var mail: Int { get } }
protocol HasPush { var push: Int { get } }

typealias ManyDependencies = HasCache & HasMail & HasPush
typealias ModelDependencies =
  HasClock
  & HasCache & HasMail  // expect: unused-need HasCache; unused-need HasMail
  & HasPush  // expect: unused-need HasPush
struct Model {
  let dependencies: any ModelDependencies
  let all: [any ManyDependencies]
  func sum() -> Int {
    var sum = all.reduce(0) { sum, dependencies in sum + dependencies.cache }
    for dependencies in all { sum += dependencies.mail }
    if let dependencies = all.first { sum += dependencies.push }
    return sum + dependencies.clock
  }
}
