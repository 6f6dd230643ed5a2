// A scope's value reads what the parent makes of a scope that it enters.
protocol DependencyScope {
  associatedtype Parent
  var parent: Parent { get }
}
protocol HasUser { var user: User { get } }
protocol HasSession { var session: Session { get } }
extension HasUser where Self: DependencyScope, Parent: HasUser {
  var user: User { parent.user }
}

struct User {
  let session: Session
  init(_ dependencies: any HasSession) { session = dependencies.session }
}
struct Session {
  let name: String
  init(_ dependencies: any HasUser) { name = "\(dependencies.user)" }
}
struct AppDependencies: HasUser {
  var user: User {  // expect: construction-cycle HasSession+HasUser
    User(SessionDependencies(parent: self))
  }
}
struct SessionDependencies: DependencyScope, HasUser, HasSession {
  let parent: AppDependencies
  var session: Session { Session(self) }
}
