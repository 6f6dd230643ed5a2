import Foundation
import LayerCakeEffects
import LayerCakeTesting
import Testing

@testable import CurrentAfter

/// Each test has a world of its own, so they run at the same time.
@Suite(.timeLimit(.minutes(10))) struct CurrentAfterTests {
  @Test func `One line swaps the whole world`() async {
    let list = await Shelf(dependencies: ShelfTestDependencies.mock).list()
    #expect(list == "rye-bread 1h")
  }

  @Test func `What a test changes ends with it`() async {
    await lastDayOfTheSale()
    await dayAfterTheSale()
  }

  @Test func `Bread of today has its full price`() async {
    await fullPrice(
      oven: Oven { [Loaf(name: "rye-bread", bakedAt: Date(timeIntervalSince1970: 0))] })
  }

  @Test func `Bread of yesterday costs less`() async {
    await reducedPrice()
  }

  @Test func `A test does not see the world of another that runs at the same time`() async {
    let oven = SlowOven(loaf: "rye-bread")
    async let first: Void = fullPrice(
      oven: Oven { [Loaf(name: await oven.bake(), bakedAt: Date(timeIntervalSince1970: 0))] })
    await oven.waitUntilAsked()
    await reducedPrice()
    oven.finish()
    await first
  }

  @Test func `What a test forgets fails it by name`() async throws {
    let failure = try await failures {
      var dependencies = ShelfTestDependencies()
      dependencies.date = .constant(Date(timeIntervalSince1970: 100 * 3_600))
      dependencies.oven = Oven { [Loaf(name: "baguette", bakedAt: Date(timeIntervalSince1970: 0))] }
      _ = await Shelf(dependencies: dependencies).list()
    }
    try Page("Current.md").expect(failure, isOutput: "unimplemented")
  }

  private func lastDayOfTheSale() async {
    var dependencies = ShelfTestDependencies.mock
    dependencies.settings.discount = { 90 }
    dependencies.date = .constant(Date(timeIntervalSince1970: 30 * 3_600))
    #expect(await Shelf(dependencies: dependencies).list() == "rye-bread 30h, 90% off")
  }

  private func dayAfterTheSale() async {
    var dependencies = ShelfTestDependencies.mock
    dependencies.date = .constant(Date(timeIntervalSince1970: 31 * 3_600))
    let list = await Shelf(dependencies: dependencies).list()
    #expect(list == "rye-bread 31h, 10% off")
  }

  private func fullPrice(oven: Oven) async {
    var dependencies = ShelfTestDependencies()
    dependencies.date = .constant(Date(timeIntervalSince1970: 3_600))
    dependencies.oven = oven
    let list = await Shelf(dependencies: dependencies).list()
    #expect(list == "rye-bread 1h")
  }

  private func reducedPrice() async {
    var dependencies = ShelfTestDependencies()
    dependencies.date = .constant(Date(timeIntervalSince1970: 100 * 3_600))
    dependencies.oven = Oven { [Loaf(name: "baguette", bakedAt: Date(timeIntervalSince1970: 0))] }
    dependencies.settings.discount = { 30 }
    let list = await Shelf(dependencies: dependencies).list()
    #expect(list == "baguette 100h, 30% off")
  }
}

/// A world that stands still: bread of an hour ago, and a discount that nobody has set.
extension ShelfTestDependencies {
  fileprivate static var mock: Self {
    Self(
      oven: Oven { [Loaf(name: "rye-bread", bakedAt: Date(timeIntervalSince1970: 0))] },
      settings: Settings { 10 }, date: .constant(Date(timeIntervalSince1970: 3_600)))
  }
}
