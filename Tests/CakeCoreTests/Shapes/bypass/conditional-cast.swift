// A stored value and a parameter are cast to a provider that the slice does not name.
protocol HasName { var name: String { get } }
protocol HasKeychain { var keychain: String { get } }
typealias Deps = HasName

struct Model {
  let dependencies: any Deps
  func run() -> String {
    if let secret = dependencies as? any HasKeychain { return secret.keychain }  // expect: bypass HasKeychain
    return dependencies.name
  }
}
func run(_ dependencies: any Deps) -> String? {
  (dependencies as? HasKeychain)?.keychain  // expect: bypass HasKeychain
}
