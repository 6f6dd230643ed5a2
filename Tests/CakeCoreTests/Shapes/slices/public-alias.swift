// A public slice is used from another module only, by two consumers that need different parts.
//--- Core/Core.swift
public protocol HasClock { var clock: Int { get } }
public protocol HasCache { var cache: Int { get } }
public protocol HasPush { var push: Int { get } }

public typealias SharedDependencies = HasClock & HasCache & HasPush  // expect: unused-need HasPush
//--- App/First.swift
import Core

func first(_ dependencies: any SharedDependencies) -> Int { dependencies.clock }
//--- App/Second.swift
import Core

func second(_ dependencies: some Core.SharedDependencies) -> Int { dependencies.cache }
