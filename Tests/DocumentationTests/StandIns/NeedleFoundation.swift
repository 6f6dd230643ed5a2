// A stand-in for Needle's public interface, as far as the documentation shows it. Written for these
// pages; none of it is the library's code.

public protocol Dependency: AnyObject {}
public protocol Scope: AnyObject {}

open class Component<DependencyType>: Scope {
  public let parent: any Scope
  // Needle's generated code finds it.
  public var dependency: DependencyType { fatalError("made by generated code") }
  public init(parent: any Scope) { self.parent = parent }

  public final func shared<Value>(_ make: () -> Value) -> Value { make() }
}

open class BootstrapComponent: Scope {
  public init() {}
  public final func shared<Value>(_ make: () -> Value) -> Value { make() }
}
