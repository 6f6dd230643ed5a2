// What is of type 'Self' is of the root's own type, which may be what another provider has.
protocol HasCurrent { var current: Self { get } }
protocol HasAccount { var current: Account { get } }
typealias AccountDependencies = HasCurrent & HasAccount
func account<D: AccountDependencies>(_ dependencies: D) -> (D, Account) {
  (dependencies.current, dependencies.current)
}
struct Account {}
