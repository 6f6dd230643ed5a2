// A preview's root gets nobody but the module's own model, so it makes no composition root of it.
//--- Design/Design.swift
public protocol HasDesign { var design: Int { get } }
public typealias CardDependencies = HasDesign
public struct Card {
  let width: Int
  public init(_ dependencies: some CardDependencies) { width = dependencies.design }
}
//--- List/List.swift
import Design

public typealias ListDependencies = HasDesign
public struct ListModel {
  let dependencies: any ListDependencies
  public init(dependencies: any ListDependencies) { self.dependencies = dependencies }
  public var width: Int { dependencies.design }
}
struct Filled: ListDependencies { let design = 4 }
public func preview() -> ListModel { ListModel(dependencies: Filled()) }
//--- Detail/Detail.swift
import Design
import List  // expect: feature-import List

public typealias DetailDependencies = HasDesign
public struct DetailModel {
  let dependencies: any DetailDependencies
  public init(dependencies: any DetailDependencies) { self.dependencies = dependencies }
  func list() -> ListModel { ListModel(dependencies: dependencies) }
}
//--- Session/Session.swift
import Detail
import Design
import List

public struct SessionDependencies: HasDesign {
  public let design = 1
  public init() {}
}
public struct Session {
  let dependencies: SessionDependencies
  func detail() -> DetailModel { DetailModel(dependencies: dependencies) }
}
