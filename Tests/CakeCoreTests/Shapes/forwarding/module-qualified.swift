// The child's initialiser and the slice are written with their module.
//--- Detail/Detail.swift
public protocol HasClock { var clock: Int { get } }
public protocol HasCache { var cache: Int { get } }
public typealias DetailDependencies = HasClock

public struct DetailModel {
  let dependencies: any DetailDependencies
  public init(dependencies: any DetailDependencies) { self.dependencies = dependencies }
  public var now: Int { dependencies.clock }
}
//--- App/App.swift
import Detail  // expect: feature-import Detail

typealias ListDependencies = Detail.HasClock & Detail.HasCache  // expect: unused-need HasCache

struct ListModel {
  let dependencies: any ListDependencies
  var detail: Detail.DetailModel { Detail.DetailModel(dependencies: dependencies) }
}
