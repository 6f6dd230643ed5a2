// A branch that was left out uses nothing of modules that its own does not import, nor what is
// private to another file.
//--- Feature/Feature.swift
protocol HasClock { var clock: Int { get } }
protocol HasMenu { var menu: Int { get } }
typealias ModelDependencies = HasClock & HasMenu  // expect: unused-need HasMenu
struct Model {
  let dependencies: any ModelDependencies
  var now: Int { dependencies.clock }
}
//--- Tools/Tools.swift
#if NEVER
  func show(_ value: Menu) -> Int { value.first.menu }
#endif
public struct Tool {}
//--- App/Hidden.swift
import Tools

private protocol HasDesk { var desk: Int { get } }
private protocol HasLamp { var lamp: Int { get } }
private typealias DeskDependencies = HasDesk & HasLamp  // expect: unused-need HasLamp
private func desk(_ dependencies: any DeskDependencies) -> Int { dependencies.desk }
//--- App/Other.swift
#if NEVER
  func lamp(_ value: Lamps) -> Int { value.first.lamp }
#endif
