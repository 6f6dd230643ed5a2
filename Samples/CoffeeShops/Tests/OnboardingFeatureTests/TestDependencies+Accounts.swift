import CoffeeShopsTesting

extension TestDependencies {
  /// The double that stands for the accounts, to be told what it does.
  var accountsDouble: AccountManagingDouble {
    get { accounts as? AccountManagingDouble ?? AccountManagingDouble() }
    set { accounts = newValue }
  }
}
