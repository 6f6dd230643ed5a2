import Foundation
import LayerCake
import LayerCakeEffects
import LayerCakeHTTP
import LayerCakeTesting
import Testing

private typealias AllEffects =
  HasClock & HasDate & HasUUID & HasRandomNumbers & HasCalendar & HasLocale & HasTimeZone & HasHTTP
  & HasEnvironment & HasKeyValueStore

private struct App: AllEffects {
  let clock: any Clock<Duration> = ContinuousClock()
  let date = DateGenerator.live
  let uuid = UUIDGenerator.live
  let randomNumbers = RandomNumbers.live
  let calendar = Calendar.autoupdatingCurrent
  let locale = Locale.autoupdatingCurrent
  let timeZone = TimeZone.autoupdatingCurrent
  let http = HTTPClient.live
  let environment = EnvironmentVariables.live
  let keyValueStore = KeyValueStore.inMemory()
}

@Suite struct LiveEffectsTests {
  private let app = App()

  /// A real clock may be late as it likes, but never early.
  @Test func `The live clock sleeps at least as long as it is asked to`() async throws {
    let slept = try await app.clock.measure {
      try await app.clock.sleep(for: .milliseconds(2))
    }
    #expect(slept >= .milliseconds(2))
  }

  @Test func `The live date is the system's`() {
    let before = Date()
    let date = app.date.now()
    #expect(before <= date)
    #expect(date <= Date())
  }

  @Test func `Live identifiers are random, and all different`() {
    let identifiers = (0..<1_000).map { _ in app.uuid.next() }
    #expect(Set(identifiers).count == 1_000)
    #expect(identifiers.allSatisfy { $0.uuid.6 >> 4 == 4 })
  }

  @Test func `Live random numbers use all of their bits`() {
    var generator = app.randomNumbers
    let words = (0..<200).map { _ in generator.next() }
    #expect(words.reduce(0, |) == .max)
    #expect(words.reduce(.max, &) == 0)
    #expect((1...6).contains(Int.random(in: 1...6, using: &generator)))
  }

  @Test func `The live environment is the process's own`() throws {
    let path = try #require(getenv("PATH"))
    #expect(app.environment["PATH"] == String(cString: path))
    #expect(app.environment["LAYERCAKE_NO_SUCH_VARIABLE"] == nil)
  }

  @Test func `Listed environment variables are the only ones`() {
    let environment = EnvironmentVariables(["A": "1"])
    #expect(environment["A"] == "1")
    #expect(environment["PATH"] == nil)
  }
}

private struct Controlled: AllEffects {
  let clock: any Clock<Duration> = ImmediateClock()
  let date = DateGenerator.constant(Date(timeIntervalSince1970: 0))
  let uuid = UUIDGenerator.incrementing()
  let randomNumbers = RandomNumbers.seeded(1)
  let calendar = Calendar.fixed
  let locale = Locale.fixed
  let timeZone = TimeZone.fixed
  let http = ScriptedHTTP().client
  let environment = EnvironmentVariables(["A": "1"])
  let keyValueStore = KeyValueStore.inMemory(["a": Data([1])])
}

private struct Session: DependencyScope, AllEffects {
  let parent: Controlled
}

@Test func `A scope forwards every effect of its parent`() throws {
  let session: any AllEffects = Session(parent: Controlled())
  #expect(session.clock is ImmediateClock)
  #expect(session.date.now() == Date(timeIntervalSince1970: 0))
  #expect(session.uuid.next() == UUID(number: 1))
  #expect(session.randomNumbers.next() == RandomNumbers.seeded(1).next())
  #expect(session.calendar == .fixed)
  #expect(session.locale == .fixed)
  #expect(session.timeZone == .fixed)
  #expect(session.environment["A"] == "1")
  #expect(try session.keyValueStore.data("a") == Data([1]))
  _ = session.http
}
