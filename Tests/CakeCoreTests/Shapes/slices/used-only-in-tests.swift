// Only a test refers to the slice, and reads one of its needs.
//--- App/App.swift
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
typealias TestDependencies = HasClock & HasCache  // expect: unused-need HasCache
//--- AppTests/Tests.swift
@testable import App

func test(_ dependencies: any TestDependencies) -> Int { dependencies.clock }
