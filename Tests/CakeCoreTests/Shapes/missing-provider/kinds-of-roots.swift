// What a root is of, and what a provider requires of it.
protocol HasClock { var clock: Double { get } }
protocol HasCount { var count: Int { get set } }
protocol HasRows { subscript(row index: Int) -> String { get set } }
protocol HasLimits { static var limits: [String: Int] { get set } }
protocol HasName { static var name: String { get } }
protocol MakesItself { init(seed: Int) }
protocol HasWords { var `default`: String { get }; func `repeat`(_ word: String) -> String }
protocol HasSlow { var slow: Int { get async throws } }
protocol HasStep { func step(_ count: Int) -> Int; var pace: Int { get }; var gait: Int { get set } }
protocol HasBase { var base: Int { get } }
protocol HasTop: HasBase { var top: Int { get } }

struct Plain: HasClock {}  // expect: missing-provider HasClock
struct Made: HasClock {  // expect: missing-provider HasClock
  let other: Int
  init() { other = 1 }
}
class Shared: HasClock & MakesItself {}  // expect: missing-provider HasClock+MakesItself
open class Seen: HasClock, HasCount {}  // expect: missing-provider HasClock+HasCount
final class Last: MakesItself {}  // expect: missing-provider MakesItself
actor Alone: HasSlow, MakesItself {}  // expect: missing-provider HasSlow+MakesItself
actor Walking: HasStep {}  // expect: missing-provider HasStep
struct Both: HasTop {}  // expect: missing-provider HasBase+HasTop
enum Only: HasClock & HasCount { case one }  // expect: missing-provider HasClock+HasCount
struct Table: HasRows, HasLimits, HasName {}  // expect: missing-provider HasLimits+HasName+HasRows
struct Generic<Log: Sequence<String>>: HasClock, HasName {  // expect: missing-provider HasClock+HasName
  let log: Log
  struct Session: HasWords {}  // expect: missing-provider HasWords
}
protocol HasWeird { var `a "b" & c`: Int { get }; func `do it`(`with this` one: Int) -> Int }
struct `My root`: HasWeird {}  // expect: missing-provider HasWeird
protocol HasItself { func same(_ other: Self) -> Bool; func copy() -> Self; var me: Self { get } }
enum Net { struct Client {}; protocol HasClient { var client: Client { get } } }
protocol HasLines {
  func text(
    _ first: Int,  // one
    second: [String: Int] /* two */
  ) async throws -> Int
}
struct Alike: HasItself {}  // expect: missing-provider HasItself
class Shaped: HasItself, HasLines {}  // expect: missing-provider HasItself+HasLines
struct Wired: Net.HasClient {}  // expect: missing-provider Net.HasClient
