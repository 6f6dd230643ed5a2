// Another build's version of a slice brings what it asks for to whatever includes it, and asks it of no
// slice beside it there; what is handed on to it has to have that.
//--- Interfaces/Interfaces.swift
public protocol HasAuth { var auth: Int { get } }
public protocol HasCart { var cart: Int { get } }
public protocol HasLog { var log: Int { get } }
//--- Checkout/Checkout.swift
public import Interfaces

public typealias CheckoutDependencies =
  HasCart
  & HasAuth  // expect: unused-need HasAuth
public func checkout(_ dependencies: any CheckoutDependencies) -> Int { dependencies.cart }
//--- Account/Account.swift
public import Interfaces

#if os(Windows)
  public typealias AccountDependencies =  // escape: AccountDependencies
    HasAuth  // escape: HasAuth
#else
  public typealias AccountDependencies = HasAuth & HasCart
#endif
public func account(_ dependencies: any AccountDependencies) -> Int {
  dependencies.auth + dependencies.cart
}

#if os(Windows)
  public typealias ReportDependencies =  // escape: ReportDependencies
    HasCart & HasLog  // escape: HasCart; HasLog
#else
  public typealias ReportDependencies = HasCart
#endif
public func report(_ dependencies: any ReportDependencies) -> Int { dependencies.cart }
//--- Orders/Orders.swift
public import Account
public import Interfaces

public typealias OrderDependencies =
  HasCart
  & HasLog  // escape: HasLog
public func order(_ dependencies: any OrderDependencies) -> Int { report(dependencies) }
//--- App/main.swift
import Account
import Checkout
import Interfaces
import Orders

typealias All =
  CheckoutDependencies  // included: CheckoutDependencies
  & AccountDependencies
struct Root: All { let auth = 1, cart = 2 }
typealias Rest =
  OrderDependencies
  & ReportDependencies  // included: ReportDependencies
struct Other: Rest { let cart = 1, log = 2 }
print(checkout(Root()), account(Root()), order(Other()))
