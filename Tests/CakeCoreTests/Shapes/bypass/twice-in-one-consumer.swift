// Two casts to one provider in one consumer are one finding, in an extension's file as well.
//--- App/Model.swift
protocol HasName { var name: String { get } }
protocol HasClock { var clock: Int { get } }
typealias Deps = HasName
struct Model {
  let dependencies: any Deps
  var name: String { dependencies.name }
  var isClocked: Bool { dependencies as? any HasClock != nil }  // expect: bypass HasClock
}
//--- App/Second.swift
extension Model {
  var clock: Int? { (dependencies as? any HasClock)?.clock }
}
