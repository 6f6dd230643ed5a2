import Foundation
import Testing

@testable import CurrentBefore

/// There is one `Current`, so these take turns.
@Suite(.serialized, .timeLimit(.minutes(10))) @MainActor struct CurrentBeforeTests {
  @Test func `One line swaps the whole world`() async {
    Current = .mock
    #expect(await Shelf().list() == "rye-bread 1h")
  }

  @Test func `Bread of yesterday costs less`() async {
    Current.date = { Date(timeIntervalSince1970: 100 * 3_600) }
    Current.loaves = { [Loaf(name: "rye-bread", bakedAt: Date(timeIntervalSince1970: 0))] }
    Current.discount = { 30 }
    #expect(await Shelf().list() == "rye-bread 100h, 30% off")
  }

  @Test func `What a test leaves behind is there for the next`() async throws {
    let failure = try await failures {
      await lastDayOfTheSale()
      await dayAfterTheSale()
    }
    try Page("Current.md").expect(failure, isOutput: "leak")
  }

  @Test func `A test changes the world of another that runs at the same time`() async throws {
    let failure = try await failures {
      let oven = SlowOven(loaf: "rye-bread")
      async let first: Void = fullPrice(oven: oven)
      await oven.waitUntilAsked()
      await reducedPrice()
      oven.finish()
      await first
    }
    try Page("Current.md").expect(failure, isOutput: "cross-talk")
  }

  private func lastDayOfTheSale() async {
    Current = .mock
    Current.discount = { 90 }
    Current.date = { Date(timeIntervalSince1970: 30 * 3_600) }
    #expect(await Shelf().list() == "rye-bread 30h, 90% off")
  }

  private func dayAfterTheSale() async {
    Current.date = { Date(timeIntervalSince1970: 31 * 3_600) }
    let list = await Shelf().list()
    #expect(list == "rye-bread 31h, 10% off")
  }

  private func fullPrice(oven: SlowOven) async {
    Current.date = { Date(timeIntervalSince1970: 3_600) }
    Current.loaves = { [Loaf(name: await oven.bake(), bakedAt: Date(timeIntervalSince1970: 0))] }
    let list = await Shelf().list()
    #expect(list == "rye-bread 1h")
  }

  private func reducedPrice() async {
    Current.date = { Date(timeIntervalSince1970: 100 * 3_600) }
    Current.loaves = { [Loaf(name: "baguette", bakedAt: Date(timeIntervalSince1970: 0))] }
    Current.discount = { 30 }
    let list = await Shelf().list()
    #expect(list == "baguette 100h, 30% off")
  }
}
