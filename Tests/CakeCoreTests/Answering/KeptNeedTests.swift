import Testing

@testable import CakeCore

/// What an answer calls the things that keep a need: their kind, and where they are.
@Suite struct KeptNeedTests {
  @Test func `A branch that was left out is named with its condition`() async throws {
    let answer = try await KeptNeed.answer(
      """
      protocol HasClock { var clock: Int { get } }
      protocol HasMenu { var menu: Int { get } }
      typealias ModelDependencies = HasClock & HasMenu
      struct Model {
        let dependencies: any ModelDependencies
        var now: Int { dependencies.clock }
        #if os(Nowhere) && NEVER
          var shown: Int { dependencies.menu }
        #endif
      }
      """)
    #expect(
      answer.contains(
        "Sources/App/Shape.swift:7:3: kept: inactive branch: "
          + "code behind '#if os(Nowhere) && NEVER' may use it"), "\(answer)")
  }

  @Test func `Of several branches that one is named where the slice is in reach`() async throws {
    let answer = try await KeptNeed.answer(
      """
      protocol HasClock { var clock: Int { get } }
      protocol HasMenu { var menu: Int { get } }
      func first(_ all: [Any]) {
        #if NEVER
          print(all.map { $0.menu })
        #endif
      }
      typealias ModelDependencies = HasClock & HasMenu
      struct Model {
        let dependencies: [any ModelDependencies]
        func now() -> Int {
          #if NEVER
            dependencies.map { needs in needs.menu }
          #endif
          dependencies[0].clock
        }
      }
      """)
    #expect(
      answer.contains(
        "Sources/App/Shape.swift:12:5: kept: inactive branch: "
          + "code behind '#if NEVER' may use it"), "\(answer)")
  }

  @Test func `A branch that asks a root for it is named`() async throws {
    let answer = try await KeptNeed.answer(
      """
      protocol HasClock { var clock: Int { get } }
      protocol HasMenu { var menu: Int { get } }
      typealias ModelDependencies = HasClock & HasMenu
      func now(_ dependencies: any ModelDependencies) -> Int { dependencies.clock }
      struct Root: ModelDependencies { let clock = 1, menu = 2 }
      #if NEVER
        func show(_ provider: any HasMenu) -> Int { provider.menu }
        let shown = show(Root())
      #endif
      """)
    #expect(
      answer.contains(
        "Sources/App/Shape.swift:6:1: kept: inactive branch: "
          + "code behind '#if NEVER' may use it"), "\(answer)")
  }

  @Test func `A need that a condition asks for is said to be one`() async throws {
    let answer = try await KeptNeed.answer(
      """
      protocol HasClock { var clock: Int { get } }
      protocol HasMenu { var menu: Int { get } }
      protocol ModelDependencies where Self: HasClock, Self: HasMenu {}
      func now(_ dependencies: any ModelDependencies) -> Int { dependencies.clock }
      """)
    #expect(
      answer.contains(
        "Sources/App/Shape.swift:3:10: nothing uses it; it is asked for by a condition ('where'), "
          + "about which there is no rule"), "\(answer)")
  }

  @Test func `An escape is named with what the value is given to`() async throws {
    let answer = try await KeptNeed.answer(
      """
      protocol HasClock { var clock: Int { get } }
      protocol HasMenu { var menu: Int { get } }
      typealias ModelDependencies = HasClock & HasMenu
      struct Model {
        let dependencies: any ModelDependencies
        var now: Int { dependencies.clock }
        func show() { print(dependencies) }
      }
      """)
    #expect(
      answer.contains(
        "Sources/App/Shape.swift:7:23: kept: escape: 'App.Model.show()' gives the whole value to "
          + "'print', which takes anything"), "\(answer)")
  }

  @Test func `What a type has of a provider besides its requirement is named`() async throws {
    let answer = try await KeptNeed.answer(
      """
      protocol HasClock { var clock: Int { get } }
      @MainActor protocol HasMenu { nonisolated var menu: Int { get } }
      typealias ModelDependencies = HasClock & HasMenu
      final class Root: ModelDependencies {
        nonisolated let clock = 1
        nonisolated let menu = 2
      }
      func now(_ dependencies: any ModelDependencies) -> Int { dependencies.clock }
      """)
    #expect(
      answer.contains(
        "kept: trait: what conforms to it through this slice has '@MainActor' of it"), "\(answer)")
  }

  @Test func `A cast is named as such`() async throws {
    let answer = try await KeptNeed.answer(
      """
      protocol HasClock { var clock: Int { get } }
      protocol HasMenu { var menu: Int { get } }
      typealias ModelDependencies = HasClock & HasMenu
      struct Model {
        let dependencies: any ModelDependencies
        var now: Int { dependencies.clock }
        var isOpen: Bool { dependencies is Int }
      }
      """)
    #expect(
      answer.contains(
        "Sources/App/Shape.swift:7:22: kept: cast: 'App.Model.isOpen' tests what the value turns out "
          + "to be"), "\(answer)")
  }

  @Test func `What a root is asked for by a cast is followed to the cast`() async throws {
    let answer = try await KeptNeed.answer(
      """
      protocol HasMenu { var menu: Int { get } }
      protocol HasClock { var clock: Int { get } }
      typealias ModelDependencies = HasMenu & HasClock
      typealias OtherDependencies = HasClock
      struct Model { let dependencies: any ModelDependencies; var clock: Int { dependencies.clock } }
      struct App: ModelDependencies { let clock = 1, menu = 2 }
      func model() -> Model { Model(dependencies: App()) }
      func ask(_ value: any OtherDependencies) -> Bool { value is any HasMenu }
      """)
    #expect(
      answer.contains(
        """
          Sources/App/Shape.swift:6:8: root 'App.App' conforms to it through this slice alone
            Sources/App/Shape.swift:8:65: kept: cast: what is tested for it may be this root
        """), "\(answer)")
  }

  @Test func `A trait is named, at the term that brings it`() async throws {
    let answer = try await KeptNeed.answer(
      """
      protocol HasClock { var clock: Int { get } }
      protocol HasMenu: Sendable { var menu: Int { get } }
      typealias ModelDependencies = HasClock & HasMenu
      struct Model: Sendable {
        let dependencies: any ModelDependencies
        var now: Int { dependencies.clock }
      }
      """)
    #expect(
      answer.contains(
        "Sources/App/Shape.swift:3:42: kept: trait: nothing in use brings 'Sendable' to the slice"),
      "\(answer)")
  }

  @Test func `Overloads are named with each other`() async throws {
    let answer = try await KeptNeed.answer(
      """
      protocol HasClock { var clock: Int { get } }
      protocol HasMenu { var menu: Int { get } }
      typealias ModelDependencies = HasClock & HasMenu
      typealias OtherDependencies = HasClock
      func now(_ dependencies: any ModelDependencies) -> Int { dependencies.clock }
      func now(_ dependencies: any OtherDependencies) -> Int { dependencies.clock }
      """)
    #expect(answer.contains("kept: overload: 'App.now(_:)' and another declaration"), "\(answer)")
    #expect(answer.contains("Sources/App/Shape.swift:6:6: the other one is here"), "\(answer)")
  }

  @Test func `A layer is named, whose extension answers for others`() async throws {
    let answer = try await KeptNeed.answer(
      """
      protocol HasClock { var clock: Int { get } }
      protocol HasMenu { var menu: Int { get } }
      protocol ModelDependencies: HasClock, HasMenu {}
      extension ModelDependencies { var menu: Int { clock } }
      func now(_ dependencies: any ModelDependencies) -> Int { dependencies.clock }
      """)
    #expect(
      answer.contains(
        "Sources/App/Shape.swift:4:11: kept: layer: 'App.ModelDependencies' answers its requirement "
          + "for whoever has the rest"), "\(answer)")
  }

  @Test func `A coupling to a declaration from elsewhere names no place for that`() async throws {
    let answer = try await KeptNeed.answer(
      """
      protocol HasClock { var clock: Int { get } }
      protocol HasMenu: CustomStringConvertible { var menu: Int { get } }
      extension HasMenu { var description: String { "menu" } }
      typealias ModelDependencies = HasClock & HasMenu
      struct Model {
        let dependencies: any ModelDependencies
        var now: Int { dependencies.clock }
      }
      struct App: ModelDependencies { let clock = 1, menu = 2 }
      func model() -> Model { Model(dependencies: App()) }
      """)
    #expect(!answer.contains("the other one is here"), "\(answer)")
  }

  @Test func `A reason that rests on itself leads to what brings the need`() async throws {
    let answer = try await KeptNeed.answer(
      """
      protocol HasMenu { var menu: Int { get } }
      protocol HasSound { var sound: Int { get } }
      protocol HasAlert { var alert: Int { get } }
      typealias CellDependencies = HasMenu & HasSound
      func cell(_ dependencies: any CellDependencies) -> Int { dependencies.menu + dependencies.sound }
      typealias NoteDependencies = HasMenu & HasAlert
      func note(_ dependencies: any NoteDependencies) -> Int { dependencies.menu + dependencies.alert }
      typealias ModelDependencies = NoteDependencies & CellDependencies
      typealias PageDependencies = ModelDependencies & HasAlert
      struct Page {
        let dependencies: [(own: any HasAlert, nested: any ModelDependencies)]
        init(_ dependencies: any PageDependencies) {
          self.dependencies = [(own: dependencies, nested: dependencies)]
        }
        var alert: Int { dependencies[0].own.alert }
      }
      struct App: HasMenu, HasSound, HasAlert { let menu = 1, sound = 2, alert = 3 }
      func run() -> Int { Page(App()).alert + cell(App()) + note(App()) }
      """)
    let goingOn = answer.split(separator: "\n").filter {
      $0.contains("goes on with") || $0.contains("hands a value")
    }
    #expect(goingOn.count < 2, "\(answer)")
    #expect(answer.contains("has it of 'App.NoteDependencies', which needs it"), "\(answer)")
  }
}
