// Three consumers share a slice: one uses half of it, one hands on the rest, one uses nothing.
protocol HasAuth { var auth: Int { get } }
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasLogger { var logger: Int { get } }

typealias Wide = HasAuth & HasClock & HasCache
  & HasLogger  // expect: unused-need HasLogger
typealias Child = HasCache

struct ChildModel {
  let dependencies: any Child
  var cache: Int { dependencies.cache }
}
struct LoginModel {
  let dependencies: any Wide
  var login: Int { dependencies.auth + dependencies.clock }
}
struct ListModel {
  let dependencies: any Wide
  func child() -> ChildModel { ChildModel(dependencies: dependencies) }
}
struct IdleModel {
  let dependencies: any Wide
}
