public struct Track: Sendable {
  public var title: String
  public init(title: String) { self.title = title }
}

public protocol Searching: Sendable { func tracks(_ words: String) async throws -> [Track] }
public protocol Storing: Sendable {
  var saved: [Track] { get }
  func save(_ track: Track)
}
public protocol Telling: AnyObject { func tell(_ text: String) }

public struct Player: Sendable {
  public var play: @Sendable (Track) -> Void
  public init(play: @escaping @Sendable (Track) -> Void) { self.play = play }
}

public final class Analytics: Sendable {
  public static let shared = Analytics()
  public func track(_ event: String) {}
}

public final class Formatter: Sendable {
  public static let plain = Formatter()
  public func text(_ track: Track) -> String { track.title }
}

public protocol HasSearch { var search: any Searching { get } }
public protocol HasStore { var store: any Storing { get } }

/// A root that other modules see.
public struct Services: Sendable {
  public let search: any Searching
  public let player: Player
}
