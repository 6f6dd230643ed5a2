import AnalyticsInterface
import CoffeeShopsTesting
import DetailsFeature
import Foundation
import LayerCakeEffects
import LayerCakeTesting
import ScreenInterface
import ShopsInterface
import Testing
import VisitsInterface

/// It is always the same moment, and there is one picture for each name.
struct DetailsTests {
  typealias Rated = Recorder<CoffeeShop.ID, Rating, String?, Visit, any Error>

  var dependencies = TestDependencies(calendar: .fixed)
  let rated: Rated
  let counted = Recorder<Analytics.Event, Void, Never>("HasAnalytics.analytics.count", .always(()))

  init() {
    dependencies.analytics.count = counted.endpoint
    dependencies.date = .constant(.someday)
    dependencies.pictures = PictureCachingDouble { Picture(lines: ["<\($0)>"]) }
    rated = Rated(
      "HasVisitedShops.visitedShops.rate",
      .computed { shop, rating, note in Visit(shop: shop, rating: rating, note: note) })
    dependencies.visitedShops.rate = rated.endpoint
    dependencies.visitedShops.all = { [:] }
  }

  var screen: DetailsScreen {
    DetailsScreen(shop: .named("Mill", picture: "wheel"), dependencies: dependencies)
  }

  @Test(arguments: Stars.allCases)
  func `It rates with today's date`(stars: Stars) async throws {
    guard case .stay(let text) = try await screen.perform(Command("rate \(stars.rawValue)")) else {
      return #expect(Bool(false), "it stays")
    }
    #expect(text == "rated \(stars)")
    #expect(rated.calls == [("mill", Rating(stars, on: .someday), nil)])
    #expect(counted.calls == [.rated])
  }

  @Test func `What comes after the stars is the note`() async throws {
    _ = try await screen.perform(Command("rate 4  Good cake, slow  tram "))
    #expect(rated.calls.map { $0.2 } == ["Good cake, slow  tram"])
  }

  @Test(arguments: ["0", "6", "-1", "four", "4.5", "99999999999999999999", "\u{1B}[2J"])
  func `Other stars there are not`(stars: String) async {
    await #expect(throws: DetailsError.noSuchStars(stars.printable.lowercased())) {
      _ = try await screen.perform(Command("rate \(stars)"))
    }
    #expect(rated.calls.isEmpty)
  }

  @Test func `A note may be long, but not longer`() async throws {
    let longest = String(repeating: "é", count: 200)
    _ = try await screen.perform(Command("rate 3 \(longest)"))
    await #expect(throws: DetailsError.noteTooLong(maximum: 200)) {
      _ = try await screen.perform(Command("rate 3 \(longest)!"))
    }
    #expect(rated.calls.map { $0.2 } == [longest])
  }

  @Test mutating func `A rating that was not kept is not confirmed`() async {
    struct DiskFull: Error {}
    dependencies.visitedShops.rate = { _, _, _ in throw DiskFull() }
    await #expect(throws: DiskFull.self) { _ = try await screen.perform(Command("rate 3")) }
    #expect(counted.calls == [])
  }

  @Test func `It shows a shop that was never visited`() async throws {
    #expect(try await screen.text() == "Mill\n1 Mill Road\n<wheel>\nnot visited")
  }

  @Test(arguments: [(0, "today"), (1, "yesterday"), (2, "2 days ago"), (400, "400 days ago")])
  mutating func `It shows what you said of it, and when`(days: Int, name: String) async throws {
    let first = Visit(shop: "mill", rating: Rating(.two, on: .distantPast), note: "a \u{7}note\n")
    let visit = Visit(shop: "mill", rating: Rating(.five, on: .someday), since: first)
    dependencies.visitedShops.all = { ["mill": visit] }
    dependencies.date = .constant(.someday + Double(days) * 86_400)
    #expect(
      try await screen.text() == """
        Mill
        1 Mill Road
        <wheel>
        ★★★★★ \(name)
        “a  note ”
        before: ★★☆☆☆
        """)
  }

  @Test mutating func `A day ends at midnight, not after a day's hours`() async throws {
    let visit = Visit(shop: "mill", rating: Rating(.five, on: .someday + 11.9 * 3_600))
    dependencies.visitedShops.all = { ["mill": visit] }
    dependencies.date = .constant(.someday + 12.1 * 3_600)
    #expect(try await screen.text().contains("★★★★★ yesterday"))
  }

  @Test func `What it does not understand, it refuses`() async {
    await #expect(throws: CommandError.usage("rate STARS [NOTE]")) {
      _ = try await screen.perform(Command("rate"))
    }
    await #expect(throws: CommandError.unknown("map")) {
      _ = try await screen.perform(Command("map"))
    }
  }
}
