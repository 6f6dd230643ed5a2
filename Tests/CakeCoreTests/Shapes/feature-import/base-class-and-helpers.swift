// A base class of another module is inherited, and helpers of one that has functions alone are called.
//--- Base/Base.swift
public protocol HasName { var name: String { get } }
public typealias BaseDeps = HasName
open class BaseModel {
  public let dependencies: any BaseDeps
  public init(dependencies: any BaseDeps) { self.dependencies = dependencies }
  open func title() -> String { dependencies.name }
}
//--- Helpers/Helpers.swift
import Base

public typealias HelperDeps = HasName
public func bold(_ dependencies: any HelperDeps) -> String { "*\(dependencies.name)*" }
//--- List/List.swift
import Base
import Helpers

public typealias ListDeps = HasName
public final class ListModel: BaseModel {
  public init(list dependencies: any ListDeps) { super.init(dependencies: dependencies) }
  public override func title() -> String { super.title() + bold(dependencies) }
}
