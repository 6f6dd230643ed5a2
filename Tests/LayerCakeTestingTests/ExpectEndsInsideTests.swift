import Foundation
import LayerCake
import LayerCakeTesting
import Testing

private final class Thing: Sendable {}

/// Holds whatever it is given, in a way that paths can't follow.
private final class Keeper: Sendable {
  private let kept = Lock<[Thing]>([])
  func keep(_ thing: Thing) { kept.withLock { $0.append(thing) } }
}

private struct Client: Sendable {
  let cache: Thing
  let get: @Sendable () -> Void = {}
}

private enum Mode: Sendable { case on(Thing) }

/// A value that keeps its contents in an object, which its copies share.
private struct Text: Sendable {
  final class Storage: Sendable {}
  let storage = Storage()
}

private struct App: Sendable {
  private let _thing = Singleton<Thing>()
  var thing: Thing { _thing { Thing() } }
}

private struct Screen: DependencyScope, Sendable {
  let parent: App
  let list = [Thing()]
  let client = Client(cache: Thing())
  let pair = (Thing(), 1)
  let mode = Mode.on(Thing())
  private let _made = Singleton<Client>()
  var made: Client { _made { Client(cache: Thing()) } }
  private let _shared = Singleton<Client>()
  var shared: Client { _shared { Client(cache: parent.thing) } }
}

/// What a scope holds inside of the values that it stores.
@Suite(.timeLimit(.minutes(30))) struct ExpectEndsInsideTests {
  @Test func `Objects in collections, structs, tuples and enums must end, too`() async {
    let keeper = Keeper()
    let failures = await failures {
      try await expectEnds({ Screen(parent: App()) }, within: soon) { screen in
        keeper.keep(screen.list[0])
        keeper.keep(screen.client.cache)
        keeper.keep(screen.pair.0)
        if case .on(let thing) = screen.mode { keeper.keep(thing) }
        keeper.keep(screen.made.cache)
      }
    }
    #expect(
      failures.first?.split(separator: "\n").map { $0.prefix { $0 != " " } } == [
        "'client.cache'", "'list.0'", "'made.cache'", "'mode.on'", "'pair.0'",
      ])
  }

  @Test func `What the parent makes meanwhile may stay in a struct`() async throws {
    let app = App()
    try await expectEnds {
      Screen(parent: app)
    } whileUsing: { screen in
      _ = screen.shared
    }
  }

  @Test func `A value that is kept on purpose keeps what it holds`() async throws {
    struct Letter: Sendable { let client: Client }
    let client = Client(cache: Thing())
    try await expectEnds({ Letter(client: client) }, keeping: [client], whileUsing: { _ in })
    withExtendedLifetime(client) {}
  }

  @Test func `What copies of a value share is the value's own business`() async throws {
    struct Letter: Sendable {
      let text: Text
      let address: URL
      let calendar: Calendar
    }
    let text = Text()
    let address = try #require(URL(string: "https://example.com"))
    try await expectEnds {
      Letter(text: text, address: address, calendar: .current)
    } whileUsing: { _ in
    }
    withExtendedLifetime((text, address)) {}
  }

  @Test func `The literal of a key path is nothing that could end`() async throws {
    struct Sorted: Sendable { let order: any KeyPath<String, Int> & Sendable = \.count }
    try await expectEnds({ Sorted() }, whileUsing: { _ in })
  }
}
