// Single declarations are imported by name.
//--- Core/Core.swift
public protocol HasClock { var clock: Int { get } }
public protocol HasCache { var cache: Int { get } }
public protocol HasPush { var push: Int { get } }
public typealias CoreDependencies = HasClock & HasPush & HasCache  // expect: unused-need HasCache
//--- App/App.swift
import protocol Core.HasClock
import typealias Core.CoreDependencies

func run(_ dependencies: any CoreDependencies) -> Int { dependencies.clock + dependencies.push }
