// A module makes its slice out of another module's slice.
//--- Core/Core.swift
public protocol HasClock { var clock: Int { get } }
public protocol HasCache { var cache: Int { get } }
public typealias CoreDependencies = HasClock & HasCache  // expect: unused-need HasCache
//--- App/App.swift
import Core

protocol HasPush { var push: Int { get } }
protocol HasMail { var mail: Int { get } }
typealias AppDependencies = CoreDependencies & HasPush & HasMail  // expect: unused-need HasMail
func run(_ dependencies: any AppDependencies) -> Int { dependencies.clock + dependencies.push }
