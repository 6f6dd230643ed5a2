// A scope's parent must have what an extension of another module asks of it, which sees no parent.
//--- Core/Scopes.swift
public protocol HasMe { var me: String { get } }
public protocol HasSocket { var socket: Int { get } }
public protocol HasCache { var cache: Int { get } }
public protocol HasParent {
  associatedtype Parent
  var parent: Parent { get }
}
extension HasMe where Self: HasParent, Parent: HasMe { public var me: String { parent.me } }
extension HasSocket where Self: HasParent, Parent: HasSocket {
  public var socket: Int { parent.socket }
}
public protocol HasDraw { func draw() -> String }
public typealias PenDependencies = HasMe & HasInk & HasPaper  // expect: unused-need HasPaper
public protocol HasInk { var ink: Int { get } }
public protocol HasPaper { var paper: Int { get } }
extension HasDraw where Self: HasParent, Parent: PenDependencies {
  public func draw() -> String { "\(parent.me) \(parent.ink)" }
}
//--- App/App.swift
import Core

typealias RoomDependencies = HasSocket & HasMe
protocol RoomParent: HasMe, HasSocket, HasCache {}  // expect: unused-need HasCache
struct RoomScope<Parent: RoomParent>: HasParent, RoomDependencies {
  let parent: Parent
}
func room(_ dependencies: any RoomDependencies) -> String {
  "\(dependencies.me) \(dependencies.socket)"
}
protocol PageParent:
  HasMe, HasInk,
  HasPaper,  // expect: unused-need HasPaper
  HasCache  // expect: unused-need HasCache
{}
struct PageScope<Parent: PageParent>: HasParent, HasDraw {
  let parent: Parent
}
func show(_ dependencies: any HasDraw) -> String { dependencies.draw() }
struct Desk: PageParent {
  let me = "desk"
  let ink = 1
  let paper = 2
  let cache = 3
}
struct App: RoomParent {
  let me = "me"
  let socket = 1
  let cache = 2
}
func main() { print(room(RoomScope(parent: App())), show(PageScope(parent: Desk()))) }
