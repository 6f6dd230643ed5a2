// A property of another type, one of another name, and a slice in another module.
//--- Core/Core.swift
public protocol HasAuth { var auth: Int { get } }
public protocol HasGitHub { var gitHub: String { get } }
public protocol HasClock { var clock: Double { get } }
//--- Feature/Feature.swift
public import Core
public typealias ReposDependencies = HasAuth & HasGitHub & HasClock
public func show(_ dependencies: any ReposDependencies) {
  print(dependencies.auth, dependencies.gitHub, dependencies.clock)
}
//--- App/App.swift
import Core
import Feature
struct AppDependencies: ReposDependencies {  // expect: missing-provider HasClock+HasGitHub
  let auth: Int
  let gitHub: Int
  let time: Double
}
func main(_ dependencies: AppDependencies) { show(dependencies) }
