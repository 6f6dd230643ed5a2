// Two files have a private slice under one name.
//--- App/Providers.swift
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
//--- App/First.swift
private typealias Dependencies = HasClock & HasCache  // expect: unused-need HasCache

struct First {
  private let dependencies: any Dependencies
  var now: Int { dependencies.clock }
}
//--- App/Second.swift
fileprivate typealias Dependencies = HasClock & HasCache  // expect: unused-need HasClock

struct Second {
  fileprivate let dependencies: any Dependencies
  var cached: Int { dependencies.cache }
}
