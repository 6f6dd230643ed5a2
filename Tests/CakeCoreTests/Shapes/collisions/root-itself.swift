// One requirement is of the root's own type, the other of `Self`; and functions with an attribute
// more, in a root, in one of another module, in a type that is extended, in a local type.
//--- Core/Core.swift
public protocol HasScope { var scope: Self { get } }
public protocol HasOwner { var scope: Root { get } }
public protocol HasStart { var action: () -> Void { get } }
public protocol HasStop { var action: @Sendable () -> Void { get } }
public final class Root: HasScope, HasOwner, HasStart, HasStop {
  public init() {}
  public var scope: Root { self }
  public let action: @Sendable () -> Void = {}
}
//--- App/App.swift
import Core

protocol HasBegin { var text: () -> Void { get } }
protocol HasEnd { var text: @Sendable () -> Void { get } }
extension Int: HasBegin, HasEnd { var text: @Sendable () -> Void { {} } }

protocol HasOpen { var door: () -> Void { get } }
protocol HasShut { var door: @Sendable () -> Void { get } }

func open(_ dependencies: any HasOpen, _ other: any HasShut) { dependencies.door() }
typealias DoorDependencies = HasOpen & HasShut
func demo() {
  struct Stub: DoorDependencies { let door: @Sendable () -> Void = {} }
  let dependencies: any DoorDependencies = Stub()
  open(dependencies, dependencies)
}

func scope(_ a: any HasScope, _ b: any HasOwner, _ c: any HasStart, _ d: any HasStop) {}
typealias ModelDependencies = HasScope & HasOwner & HasStart & HasStop
func run(_ dependencies: any ModelDependencies) {
  scope(dependencies, dependencies, dependencies, dependencies)
}
func text(_ a: any HasBegin, _ b: any HasEnd) {}
typealias TextDependencies = HasBegin & HasEnd
func write(_ dependencies: any TextDependencies) { text(dependencies, dependencies) }
func main() {
  run(Root())
  write(3)
}
