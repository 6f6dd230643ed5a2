import Foundation
import LayerCakeEffects
import LayerCakeTesting
import Testing

@Suite struct ControlledEffectsTests {
  @Test func `A constant date stands still`() {
    let date = DateGenerator.constant(Date(timeIntervalSince1970: 86_400))
    #expect(date.now() == Date(timeIntervalSince1970: 86_400))
    #expect(date.now() == date.now())
  }

  @Test func `Dates can follow a test clock`() {
    let clock = TestClock()
    let date = DateGenerator.following(clock, from: Date(timeIntervalSince1970: 1_000))
    #expect(date.now() == Date(timeIntervalSince1970: 1_000))
    clock.advance(by: .milliseconds(1_500))
    #expect(date.now() == Date(timeIntervalSince1970: 1_001.5))
  }

  @Test func `Identifiers count up, and copies count on`() {
    let uuid = UUIDGenerator.incrementing()
    let copy = uuid
    #expect(uuid.next().uuidString == "00000000-0000-0000-0000-000000000001")
    #expect(copy.next().uuidString == "00000000-0000-0000-0000-000000000002")
    #expect(uuid.next() == UUID(number: 3))
    #expect(UUIDGenerator.incrementing().next() == UUID(number: 1))
    #expect(
      UUID(number: 0x1234_5678_9ABC_DEF0).uuidString == "00000000-0000-0000-1234-56789ABCDEF0")
  }

  /// The first three words for this seed in the reference implementation, `splitmix64.c`.
  @Test func `A seed gives the published sequence`() {
    let numbers = RandomNumbers.seeded(1_234_567)
    #expect(numbers.next() == 6_457_827_717_110_365_317)
    #expect(numbers.next() == 3_203_168_211_198_807_973)
    #expect(numbers.next() == 9_817_491_932_198_370_423)
  }

  @Test func `The same seed gives the same rolls, and copies share a sequence`() {
    func rolls(_ generator: RandomNumbers) -> [Int] {
      var generator = generator
      return (1...20).map { _ in Int.random(in: 1...6, using: &generator) }
    }
    let shared = RandomNumbers.seeded(7)
    let first = rolls(shared)
    #expect(first == rolls(.seeded(7)))
    #expect(first != rolls(.seeded(8)))
    #expect(first != rolls(shared))
  }

  @Test func `A shared sequence gives each of its numbers once, from whichever task`() async {
    let shared = RandomNumbers.seeded(1)
    let words = await withTaskGroup(of: UInt64.self) { group in
      for _ in 0..<1_000 { group.addTask { shared.next() } }
      return await group.reduce(into: Set()) { $0.insert($1) }
    }
    let alone = RandomNumbers.seeded(1)
    #expect(words == Set((0..<1_000).map { _ in alone.next() }))
  }

  @Test func `Fixed calendar, locale and time zone do not depend on the machine`() {
    let components = Calendar.fixed.dateComponents(
      [.year, .month, .day, .hour, .weekday, .weekOfYear], from: Date(timeIntervalSince1970: 0))
    #expect(components.year == 1970)
    #expect(components.month == 1)
    #expect(components.day == 1)
    #expect(components.hour == 0)
    #expect(components.weekday == 5)
    #expect(components.weekOfYear == 1)
    #expect(Calendar.fixed.timeZone == .fixed)
    #expect(TimeZone.fixed.secondsFromGMT() == 0)
    #expect(1_234.5.formatted(.number.locale(.fixed)) == "1234.5")
  }
}
