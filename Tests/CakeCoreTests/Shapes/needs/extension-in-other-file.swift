// The use is in an extension of the consumer in another file of the module.
//--- App/Model.swift
protocol HasClock { var clock: Int { get } }
protocol HasSearch { var search: Int { get } }

typealias SearchDependencies = HasClock & HasSearch  // expect: unused-need HasClock

struct SearchModel {
  let dependencies: any SearchDependencies
}
//--- App/Model+Query.swift
extension SearchModel {
  func query() -> Int { dependencies.search }
}
