// A method reads one requirement; the other need is read by nobody.
protocol HasClock { var clock: Int { get } }
protocol HasLogger { var logger: Int { get } }

typealias ReposDependencies =
  HasClock
  & HasLogger  // expect: unused-need HasLogger

struct ReposModel {
  let dependencies: any ReposDependencies
  func now() -> Int { dependencies.clock }
}
