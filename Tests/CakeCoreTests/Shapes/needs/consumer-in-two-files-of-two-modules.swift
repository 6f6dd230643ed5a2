// Consumers of one public slice in three modules use one need each; the fourth is nobody's.
//--- Core/Core.swift
public protocol HasClock { var clock: Int { get } }
public protocol HasCache { var cache: Int { get } }
public protocol HasMail { var mail: Int { get } }
public protocol HasPush { var push: Int { get } }
public typealias SharedDependencies =
  HasClock & HasCache & HasMail
  & HasPush  // expect: unused-need HasPush
public func core(_ dependencies: any SharedDependencies) -> Int { dependencies.clock }
//--- Feature/Feature.swift
import Core

public func feature(_ dependencies: any SharedDependencies) -> Int { dependencies.cache }
//--- FeatureTests/FeatureTests.swift
import Core
@testable import Feature

func test(_ dependencies: any SharedDependencies) -> Int { dependencies.mail }
