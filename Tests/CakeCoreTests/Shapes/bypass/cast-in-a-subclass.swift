// A generic base class leaves the type of its property to the subclass: casts of it are casts of that.
protocol HasUser { var user: String { get } }
protocol HasKeychain { var token: String { get } }

class ViewModel<Dependencies> {
  let dependencies: Dependencies
  init(_ dependencies: Dependencies) { self.dependencies = dependencies }
  // Whatever that is.
  var isUnlocked: Bool { dependencies is any HasKeychain }
}

typealias HomeDependencies = HasUser
typealias AccountDependencies = HasUser & HasKeychain

final class HomeModel: ViewModel<any HomeDependencies & Sendable> {
  func sign() -> String {
    (dependencies as? any HasKeychain)?.token ?? dependencies.user  // expect: bypass HasKeychain
  }
}

typealias BothDependencies = HasUser & HasOther
protocol HasOther { var other: Int { get } }
final class BothModel: ViewModel<any BothDependencies> {
  func sign() -> String {
    let other = dependencies.other
    guard let keychain = self.dependencies as? any HasKeychain else { return dependencies.user }  // expect: bypass HasKeychain
    return "\(keychain.token) \(other)"
  }
}

final class AccountModel: ViewModel<any AccountDependencies> {
  func sign() -> String { "\(dependencies.token) \(dependencies.user)" }
  func again() -> Bool { dependencies is any HasKeychain }
}

struct Root: HasUser, HasKeychain, HasOther { let user = "u", token = "t", other = 1 }
func main() {
  print(HomeModel(Root()).sign(), BothModel(Root()).sign(), BothModel(Root()).isUnlocked)
  print(AccountModel(Root()).sign(), AccountModel(Root()).again())
}
