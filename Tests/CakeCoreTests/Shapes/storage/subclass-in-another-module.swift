// The subclass that reads is in another module.
//--- Base/Base.swift
public protocol HasClock { var clock: Int { get } }
public protocol HasRouter { var router: Int { get } }

public typealias BaseDependencies = HasClock & HasRouter  // expect: unused-need HasClock
open class BaseModel {
  public let dependencies: any BaseDependencies
  public init(dependencies: any BaseDependencies) { self.dependencies = dependencies }
}
//--- App/Home.swift
import Base

final class HomeModel: BaseModel {
  func go() -> Int { super.dependencies.router }
}
