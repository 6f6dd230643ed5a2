// A type that is a protocol's is told with its `any`, also in an optional, a list and a composition.
public protocol Auth {}
public protocol Admin {}
protocol HasAuth { var auth: any Auth { get } }  // expect: name-collision HasAuth
protocol HasLogin { var auth: Int { get } }
protocol HasAdmins { var admins: [any Admin & Auth]? { get } }  // expect: name-collision HasAdmins
protocol HasNames { var admins: [String] { get } }

typealias ModelDependencies = HasAuth & HasLogin & HasAdmins & HasNames
func all(_ a: any HasAuth, _ b: any HasLogin, _ c: any HasAdmins, _ d: any HasNames) {}
func run(_ dependencies: any ModelDependencies) {
  all(dependencies, dependencies, dependencies, dependencies)
}
