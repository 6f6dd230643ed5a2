// A feature has a new need, and the tests' root does not have it yet.
//--- Feature/Feature.swift
public protocol HasAuth { var auth: Int { get } }
public protocol HasGitHub { var gitHub: String { get } }
public typealias ReposDependencies = HasAuth & HasGitHub
public struct ReposModel {
  let dependencies: any ReposDependencies
  public init(_ dependencies: any ReposDependencies) { self.dependencies = dependencies }
  public var title: String { "\(dependencies.auth) \(dependencies.gitHub)" }
}
//--- FeatureTests/Tests.swift
import Feature
struct TestDependencies: HasAuth { var auth = 1 }  // expect: missing-provider HasGitHub
func test() -> String { ReposModel(TestDependencies()).title }
