import Testing

@testable import CakeCore

/// What an answer says of needs that are kept for what their slices are as types.
@Suite struct KeptTypeTests {
  @Test func `Slices that would become one type are named, with what tells types apart`()
    async throws
  {
    let answer = try await KeptNeed.answer(
      """
      protocol HasClock { var clock: Int { get } }
      protocol HasMenu { var menu: Int { get } }
      protocol HasLog { var log: Int { get } }
      typealias ModelDependencies = HasClock & HasMenu
      typealias OtherDependencies = HasClock & HasLog
      struct Key<D>: Hashable {}
      func now(_ dependencies: any ModelDependencies) -> Int { dependencies.clock }
      func then(_ dependencies: any OtherDependencies) -> Int { dependencies.clock }
      func keys() -> [AnyHashable] {
        [Key<any ModelDependencies>(), Key<any OtherDependencies>()]
      }
      """)
    #expect(
      answer.contains(
        "Sources/App/Shape.swift:9:17: kept: without it and what else could go, the slice would be one type "
          + "with 'App.OtherDependencies', and code tells types apart while it runs"), "\(answer)")
  }

  @Test func `A need is kept where two slices that are one type would not be`() async throws {
    let answer = try await KeptNeed.answer(
      """
      protocol HasClock { var clock: Int { get } }
      protocol HasMenu { var menu: Int { get } }
      typealias ModelDependencies = HasClock & HasMenu
      typealias OtherDependencies = HasMenu & HasClock
      struct Key<D>: Hashable {}
      struct Box<D> {
        let dependencies: D
        var key: AnyHashable { Key<D>() }
      }
      func now(_ box: Box<any ModelDependencies>) -> Int { box.dependencies.clock }
      func then(_ box: Box<any OtherDependencies>) -> Int {
        box.dependencies.menu + box.dependencies.clock
      }
      """)
    #expect(
      answer.contains(
        "Sources/App/Shape.swift:8:12: kept: without it the slice would be another type than "
          + "'App.OtherDependencies', and code tells types apart while it runs"), "\(answer)")
  }

  @Test func `What is tested for a generic type of less is named as such`() async throws {
    let answer = try await KeptNeed.answer(
      """
      protocol HasClock { var clock: Int { get } }
      protocol HasMenu { var menu: Int { get } }
      typealias ModelDependencies = HasClock & HasMenu
      struct Box<Base> { let base: Base }
      struct Model {
        let box: Box<any ModelDependencies>
        var now: Int { box.base.clock }
      }
      func isOfLess(_ value: Any) -> Bool { value is Box<any HasClock> }
      """)
    #expect(
      answer.contains(
        "Sources/App/Shape.swift:9:56: kept: cast: something of a slice without it would be of the "
          + "type that is asked for here"), "\(answer)")
  }

  @Test func `What has to have one type is named, each with its place`() async throws {
    let answer = try await KeptNeed.answer(
      """
      protocol HasClock { var clock: Int { get } }
      protocol HasMenu { var menu: Int { get } }
      typealias ModelDependencies = HasClock & HasMenu
      protocol Runs { func run(_ dependencies: any HasClock & HasMenu) -> Int }
      struct Model: Runs {
        func run(_ dependencies: any ModelDependencies) -> Int { dependencies.clock }
      }
      """)
    #expect(
      answer.contains(
        "Sources/App/Shape.swift:6:8: kept: coupling: 'App.Model.run(_:)' must keep the type that "
          + "'App.Runs.run(_:)' has"), "\(answer)")
    #expect(answer.contains("Sources/App/Shape.swift:4:22: the other one is here"), "\(answer)")
  }
}
