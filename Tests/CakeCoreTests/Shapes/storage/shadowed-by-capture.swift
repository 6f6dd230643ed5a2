// A capture list and a nested function rebind the stored property's name to another slice.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasMail { var mail: Int { get } }

typealias OtherDependencies = HasCache & HasMail
typealias ModelDependencies =
  HasClock & HasCache & HasMail  // expect: unused-need HasCache; unused-need HasMail
struct Model {
  let dependencies: any ModelDependencies
  func sum(_ other: any OtherDependencies) -> Int {
    func inner(_ dependencies: any OtherDependencies) -> Int { dependencies.mail }
    let read = { [dependencies = other] in dependencies.cache }
    return read() + inner(other) + dependencies.clock
  }
}
