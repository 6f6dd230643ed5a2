// A provider is named though another named provider inherits it.
protocol HasUser { var user: Int { get } }
protocol HasSession: HasUser { var session: Int { get } }

typealias ModelDependencies = HasSession & HasUser  // expect: redundant-need HasUser
func sum(_ dependencies: any ModelDependencies) -> Int {
  dependencies.user + dependencies.session
}
