// A module that imports a library of tests is one of tests, whatever it is called; one that can do without
// it may be an app's.
//--- XCTest/Assert.swift
public func assertEqual(_ one: Int, _ other: Int) {}

//--- App/App.swift
public protocol HasClock { var hour: Int { get } }
public protocol HasCache { var cache: Int { get } }
public typealias Needs = HasClock
public func greet(_ dependencies: any Needs) -> Int { dependencies.hour }

//--- Support/Doubles.swift
import App

public struct Doubles: Needs, HasCache {  // expect: unneeded-double HasCache
  public var hour = 1
  public var cache = 2
  public init() {}
}

//--- Support/Assertions.swift
import XCTest

public func assertMorning(_ hour: Int) { assertEqual(hour, 9) }

//--- Previews/Previews.swift
import App
#if canImport(XCTest)
  import XCTest
#endif

public struct PreviewDependencies: Needs, HasCache {  // expect: unused-provider HasCache
  public var hour = 1
  public var cache = 2
  public init() {}
}
public func preview() -> Int { greet(PreviewDependencies()) }

//--- AppTests/GreetTests.swift
import App
import Support

func testGreet() { assertMorning(greet(Doubles())) }
