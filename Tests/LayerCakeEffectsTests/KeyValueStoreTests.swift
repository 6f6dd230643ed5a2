import Foundation
import LayerCakeEffects
import LayerCakeTesting
import Testing

/// What every store must do, run for each of them.
@Suite struct KeyValueStoreTests {
  static let implementations = [
    Implementation("file") { try KeyValueStore.file(at: try TemporaryDirectory().file("store")) },
    Implementation("memory") { KeyValueStore.inMemory() },
  ]

  @Test(arguments: implementations)
  func `What was set is read back`(_ implementation: Implementation<KeyValueStore>) async throws {
    let store = try await implementation.make()
    #expect(try store.data("a") == nil)
    try store.setData("a", Data([1, 2]))
    try store.setData("A", Data([3]))
    try store.setData("", Data())
    #expect(try store.data("a") == Data([1, 2]))
    #expect(try store.data("A") == Data([3]))
    #expect(try store.data("") == Data())
    #expect(try store.keys() == ["", "A", "a"])
  }

  @Test(arguments: implementations)
  func `A later value takes the place of an earlier one`(
    _ implementation: Implementation<KeyValueStore>
  ) async throws {
    let store = try await implementation.make()
    try store.setData("a", Data([1]))
    try store.setData("a", Data([2]))
    #expect(try store.data("a") == Data([2]))
    #expect(try store.keys() == ["a"])
  }

  @Test(arguments: implementations)
  func `What was removed is gone`(_ implementation: Implementation<KeyValueStore>) async throws {
    let store = try await implementation.make()
    try store.setData("a", Data([1]))
    try store.setData("b", Data([2]))
    try store.remove("a")
    try store.remove("never set")
    #expect(try store.data("a") == nil)
    #expect(try store.keys() == ["b"])
  }

  @Test(arguments: implementations)
  func `Tasks that set different keys lose nothing`(
    _ implementation: Implementation<KeyValueStore>
  ) async throws {
    let store = try await implementation.make()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<20 {
        group.addTask { try store.setData("\(number)", Data([UInt8(number)])) }
      }
      try await group.waitForAll()
    }
    for number in 0..<20 { #expect(try store.data("\(number)") == Data([UInt8(number)])) }
    #expect(try store.keys().count == 20)
  }

  @Test func `Two stores in memory share nothing, and copies of one share everything`() throws {
    let store = KeyValueStore.inMemory(["a": Data([1])])
    let copy = store
    try copy.setData("b", Data([2]))
    #expect(try store.keys() == ["a", "b"])
    #expect(try KeyValueStore.inMemory().keys() == [])
  }
}
