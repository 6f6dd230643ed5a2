// An extension in another module reads the public dependencies.
//--- Feed/Feed.swift
public protocol HasClock { var clock: Int { get } }
public protocol HasCache { var cache: Int { get } }

public typealias FeedDependencies = HasClock & HasCache  // expect: unused-need HasCache
public struct FeedModel {
  public let dependencies: any FeedDependencies
  public init(_ dependencies: any FeedDependencies) { self.dependencies = dependencies }
}
//--- App/Feed+Now.swift
import Feed

extension FeedModel {
  var now: Int { dependencies.clock }
}
