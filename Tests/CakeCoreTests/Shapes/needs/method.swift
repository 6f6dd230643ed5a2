// A method requirement is called; the property requirement beside it is not read.
protocol HasAnalytics { func track(_ event: Int) }
protocol HasKeychain { var keychain: Int { get } }

typealias LoginDependencies = HasAnalytics & HasKeychain  // expect: unused-need HasKeychain

struct LoginModel {
  let dependencies: any LoginDependencies
  func login() { dependencies.track(1) }
}
