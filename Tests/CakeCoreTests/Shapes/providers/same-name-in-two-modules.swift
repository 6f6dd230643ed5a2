// Two modules have a provider of one name; the slice names both, and one is read.
//--- Core/Core.swift
public protocol HasClock { var clock: Int { get } }
//--- Legacy/Legacy.swift
public protocol HasClock { var ticks: Int { get } }
//--- App/App.swift
import Core
import Legacy

typealias ModelDependencies =
  Core.HasClock
  & Legacy.HasClock  // expect: unused-need HasClock
func now(_ dependencies: any ModelDependencies) -> Int { dependencies.clock }
