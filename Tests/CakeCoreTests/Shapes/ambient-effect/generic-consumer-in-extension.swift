// A generic consumer, whose members stand in an extension in another file.
//--- App/Model.swift
protocol HasName { var name: String { get } }
typealias Deps = HasName
struct Model<D: Deps> { let dependencies: D }
//--- App/Model+Run.swift
import Foundation

extension Model {
  var title: String { "\(dependencies.name) \(UUID())" }  // expect: ambient-effect UUID.init
}
