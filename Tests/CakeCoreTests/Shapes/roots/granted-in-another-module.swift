// Another module's extension gives the type a conformance that its own module can't see, and two
// modules may each have to give it one.
//--- Core/Core.swift
public protocol HasGit { var git: Int { get } }
public protocol HasSecrets { var secrets: Int { get } }
public protocol HasShell { var shell: Int { get } }
public protocol TaggingDependencies: HasGit, HasSecrets {}
public protocol ShellDependencies: HasShell, HasSecrets {}
public typealias PluginDependencies = HasSecrets
public func tag(_ dependencies: any TaggingDependencies) -> Int { dependencies.git }
public func shell(_ dependencies: any ShellDependencies) -> Int { dependencies.shell }
public func plugin(_ dependencies: any PluginDependencies) -> Int { dependencies.secrets }

public struct Root: TaggingDependencies {
  public init() {}
  public let git = 1
  public let secrets = 2
}
public func core() -> Int { tag(Root()) + plugin(Root()) }

public protocol HereDependencies: HasGit, HasSecrets {}
public func here(_ dependencies: any HereDependencies) -> Int { dependencies.git }
public struct Bare {
  public init() {}
  public let git = 1
  public let secrets = 2
  public let shell = 3
}
//--- Here/Here.swift
import Core
extension Root: HasSecrets {}
extension Bare: HereDependencies {}
public func hereAndNow() -> Int { here(Bare()) + plugin(Bare()) }
//--- There/There.swift
import Core
extension Bare: ShellDependencies {}
public func there() -> Int { shell(Bare()) + plugin(Bare()) }
