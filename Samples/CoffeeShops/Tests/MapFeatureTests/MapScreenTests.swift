import CoffeeShopsTesting
import MapFeature
import ScreenInterface
import ShopsInterface
import Testing
import VisitsInterface

struct MapScreenTests {
  var dependencies = TestDependencies.plain()

  init() {
    dependencies.shops = .of([
      .named("Good", east: -460, north: 230), .named("Bad", east: 470, north: -235),
      .named("Fair", east: 100), .named("New", east: 0, north: 100),
    ])
    dependencies.visitedShops.all = {
      Dictionary(uniqueKeysWithValues: [
        Visit.of("good", .five), Visit.of("bad", .two), Visit.of("fair", .three),
      ])
    }
  }

  var screen: MapScreen { MapScreen(dependencies: dependencies) }

  @Test func `It draws the town`() async throws {
    #expect(
      try await screen.text() == """
        +------------------------------------------------+
        | c                                              |
        |                                                |
        |                                                |
        |                        b                       |
        |                                                |
        |                        x    a                  |
        |                                                |
        |                                                |
        |                                                |
        |                                                |
        |                                                |
        |                                               d|
        +------------------------------------------------+
        one column is 20 m, x is the market square
        a  Fair   100 m  ★★★☆☆
        b  New    100 m  not visited
        c  Good   514 m  ★★★★★
        d  Bad    525 m  ★★☆☆☆
        """)
  }

  @Test mutating func `A marker's colour tells its rating`() async throws {
    dependencies.style = .colored
    let text = try await screen.text()
    #expect(text.contains("|\u{20}\u{1B}[32mc\u{1B}[0m"), "five stars are green")
    #expect(text.contains("x    \u{1B}[33ma\u{1B}[0m"), "three stars are yellow")
    #expect(text.contains("\u{1B}[31md\u{1B}[0m|"), "two stars are red")
    #expect(text.contains("\nb  New "), "no stars are no colour")
  }

  @Test mutating func `Of two shops in one spot, the nearer is drawn and both are listed`()
    async throws
  {
    dependencies.shops = .of([.named("Upstairs", east: 101), .named("Downstairs", east: 100)])
    let text = try await screen.text()
    #expect(text.contains("x    a "))
    #expect(text.contains("\na  Downstairs   100 m"))
    #expect(text.contains("\nb  Upstairs     101 m"))
  }

  @Test mutating func `An empty part of the town is a sentence`() async throws {
    dependencies.shops = .of([])
    #expect(try await screen.text().hasSuffix("\nno coffee in sight"))
  }

  @Test func `It moves and zooms`() async throws {
    let screen = screen
    guard case .stay(let moved) = try await screen.perform(Command("east")) else {
      return #expect(Bool(false), "it stays")
    }
    #expect(moved.contains("|            x    a"))
    #expect(!moved.contains("Good"))
    guard case .stay(let zoomed) = try await screen.perform(Command("out")) else {
      return #expect(Bool(false), "it stays")
    }
    #expect(zoomed.contains("one column is 40 m"))
    #expect(zoomed.contains("Good"))
  }

  @Test func `A letter leads to the details, in any case`() async throws {
    #expect(try await screen.perform(Command("open c")).opened == "details of good")
    #expect(try await screen.perform(Command("open A")).opened == "details of fair")
    #expect(try await screen.perform(Command("profile")).opened == "profile")
  }

  @Test func `A letter of nothing leads nowhere`() async throws {
    await #expect(throws: NoSuchMarker(label: "z")) {
      _ = try await screen.perform(Command("open z"))
    }
    await #expect(throws: CommandError.usage("open LETTER")) {
      _ = try await screen.perform(Command("open"))
    }
    await #expect(throws: CommandError.unknown("fly")) {
      _ = try await screen.perform(Command("fly"))
    }
  }
}
