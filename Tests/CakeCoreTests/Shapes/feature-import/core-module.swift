// Interfaces, live implementations without slices and values may be imported by all.
//--- Core/Core.swift
public protocol HasName { var name: String { get } }
public struct LiveName: Sendable { public init() {}; public var name: String { "live" } }
//--- List/List.swift
import Core

public typealias ListDeps = HasName
public func list(_ dependencies: any ListDeps) -> String { dependencies.name + LiveName().name }
//--- Login/Login.swift
import Core

public typealias LoginDeps = HasName
public func login(_ dependencies: any LoginDeps) -> String { dependencies.name }
