// A case that is stored holds what it is made with.
//--- LayerCake/Singleton.swift
public struct Singleton<Value> {
  public init(_: Never...) {}
  public func callAsFunction<Failure: Error>(_ make: () throws(Failure) -> Value) throws(Failure) -> Value { try make() }
}
public struct WeakSingleton<Value: AnyObject> {
  public init(_: Never...) {}
  public func callAsFunction(_ make: () -> Value) -> Value { make() }
}
extension Singleton: Sendable where Value: Sendable {}
public protocol DependencyScope {
  associatedtype Parent
  var parent: Parent { get }
}
//--- App/Shape.swift
import LayerCake

protocol HasSession { var session: String { get } }
func greet(_ dependencies: any HasSession) -> String { dependencies.session }
protocol HasPlayer { var player: Player { get } }
func show(_ dependencies: any HasPlayer) -> String { dependencies.player.text() }

final class Player {
  private let mode: Mode
  private let name: String
  init(mode: Mode) {
    self.mode = mode
    name = "player"
  }
  init(reading mode: Mode) {
    switch mode {
    case .live(let dependencies): name = greet(dependencies)
    case .demo: name = "demo"
    }
    self.mode = .demo
  }
  func text() -> String {
    switch mode {
    case .live(let dependencies): greet(dependencies)
    case .demo: name
    }
  }
}
struct AppDependencies {}
enum Mode { case live(any HasSession), demo }
struct ADependencies: DependencyScope, HasSession, HasPlayer {
  let parent: AppDependencies
  let session: String
  private let _player = Singleton<Player>()
  var player: Player { _player { Player(mode: .live(self)) } }  // expect: self-keeping-scope HasPlayer
}
struct BDependencies: DependencyScope, HasSession, HasPlayer {
  let parent: AppDependencies
  let session: String
  private let _player = Singleton<Player>()
  var player: Player { _player { Player(reading: .live(self)) } }
}
