// The two meet through an included slice.
protocol HasAccount { var user: Int { get } }  // expect: name-collision HasAccount
protocol HasUser { var user: String { get } }

typealias BaseDependencies = HasUser
func base(_ dependencies: any BaseDependencies) -> String { dependencies.user }
func account(_ dependencies: any HasAccount) {}

typealias ModelDependencies = BaseDependencies & HasAccount
func run(_ dependencies: any ModelDependencies) {
  _ = base(dependencies)
  account(dependencies)
}
