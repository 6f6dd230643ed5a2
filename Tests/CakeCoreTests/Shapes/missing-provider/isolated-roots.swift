// Roots whose members belong to an actor: who asks for what they provide does not wait.
protocol HasClock { var clock: Double { get } }
protocol HasCount { var count: Int { get set } }
protocol HasName { static var name: String { get } }
protocol HasStep { func step(_ count: Int) -> Int }
protocol HasMail { func send(_ text: String) async throws -> Int }
protocol HasScreen { @MainActor func show() }
@MainActor protocol HasRouter { func route() }
protocol MakesItself { init(seed: Int) }
final class Log {}
protocol HasLog { var log: Log { get } }
@globalActor actor Disk { static let shared = Disk() }

@MainActor @available(macOS 15, *)
final class Shown: HasClock, HasCount, HasStep, HasMail {}  // expect: missing-provider HasClock+HasCount+HasMail+HasStep
@MainActor struct Value: HasClock & HasName & HasLog & HasScreen {}  // expect: missing-provider HasClock+HasLog+HasName+HasScreen
@Disk class Stored: MakesItself, HasName {}  // expect: missing-provider HasName+MakesItself
@MainActor class Controller {}
final class Screen: Controller, HasStep, HasClock {}  // expect: missing-provider HasClock+HasStep
struct Routed: HasRouter, HasStep {}  // expect: missing-provider HasRouter+HasStep
actor Kept: HasLog, HasCount {}  // expect: missing-provider HasCount+HasLog
