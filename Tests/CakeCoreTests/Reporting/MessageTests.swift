import Testing

@testable import CakeCore

/// What messages and notes say, beyond what is found.
@Suite struct MessageTests {
  @Test func `Slices of one name are told apart by their types`() async throws {
    let messages = try await Messages.of(
      """
      protocol HasClock { var clock: Int { get } }
      protocol HasMenu { var menu: Int { get } }
      struct TokenList {
        typealias Services = HasClock & HasMenu
        let services: any Services
        var now: Int { services.clock }
      }
      struct Settings {
        typealias Services = HasClock
        let services: any Services
        var now: Int { services.clock }
      }
      """)
    #expect(
      messages == [
        "'TokenList.Services' does not need 'HasMenu': no consumer uses or forwards it",
        "'TokenList' takes it here",
      ])
  }

  @Test func `A need that is named twice in one list is brought by nothing else`() async throws {
    let messages = try await Messages.of(
      """
      protocol HasClock { var clock: Int { get } }
      protocol HasMenu { var menu: Int { get } }
      typealias Services = HasClock & HasMenu & HasClock
      struct Part {
        let services: any Services
        var now: Int { services.clock + services.menu }
      }
      """)
    #expect(messages == ["'Services' names 'HasClock' twice", "'HasClock' stands here"])
  }

  @Test func `A need that a consumer reaches around tells where`() async throws {
    let messages = try await Messages.of(
      """
      import Foundation
      protocol HasNow { var now: @Sendable () -> Date { get } }
      protocol HasMenu { var menu: Int { get } }
      typealias Services = HasNow & HasMenu
      struct Part {
        let services: any Services
        var text: String { "\\(services.menu) \\(Date())" }
      }
      """)
    #expect(
      messages == [
        "'Services' does not need 'HasNow': no consumer uses or forwards it",
        "'Part' takes it here",
        "'Part' reaches around it, to 'Date()'",
        "'Part' reaches around its dependencies to 'Date()'",
        "'Services' has 'HasNow' for this",
      ])
  }

  @Test func `Slices that have to stay one type tell of each other`() async throws {
    let messages = try await Messages.of(
      """
      protocol HasClock { var clock: Int { get } }
      protocol HasMenu { var menu: Int { get } }
      typealias Home = HasClock & HasMenu
      typealias Start = HasMenu & HasClock
      struct Box<D> { let dependencies: D }
      func home(_ box: Box<any Home>) -> Int { box.dependencies.clock }
      func start(_ box: Box<any Start>) -> Int { home(box) }
      """)
    #expect(
      messages == [
        "'Home' does not need 'HasMenu': no consumer uses or forwards it",
        "'Start' has to stay the same type: its 'HasMenu' has to go as well",
        "'home(_:)' takes it here",
        "'Start' does not need 'HasMenu': no consumer uses or forwards it",
        "handed on under 'Home', which does not need 'HasMenu' either",
        "'Home' has to stay the same type: its 'HasMenu' has to go as well",
        "'start(_:)' takes it here",
      ])
  }

  @Test
  func `Of several that inherit what is used, one is said not to be used for what it alone brings`()
    async throws
  {
    let messages = try await Messages.of(
      """
      protocol HasUnit { var unit: Int { get } }
      protocol HasClock: HasUnit { var clock: Int { get } }
      protocol HasMenu: HasUnit { var menu: Int { get } }
      typealias Home = HasClock & HasMenu
      func home(_ dependencies: any Home) -> Int { dependencies.unit }
      """)
    #expect(
      messages == [
        "'Home' does not need 'HasMenu': no consumer uses or forwards what it alone brings",
        "'home(_:)' takes it here",
      ])
  }

  @Test func `What answers another protocol as well is not said to answer nothing`() async throws {
    let messages = try await Messages.of(
      """
      protocol HasClock { var clock: Int { get } }
      protocol HasMenu { var menu: Int { get } }
      protocol HasDisk { var disk: Int { get } }
      protocol Titled { var menu: Int { get } }
      protocol Services: HasClock, HasMenu, HasDisk { var disk: Int { get } }
      struct Part { let services: any Services; var now: Int { services.clock } }
      struct Dry: Services, Titled {
        let clock = 1
        let menu = 2
        let disk = 3
      }
      func title(_ titled: any Titled) -> Int { titled.menu }
      func main() -> Int { Part(services: Dry()).now + title(Dry()) }
      """)
    #expect(messages.contains { $0.contains("does not need 'HasMenu'") }, "\(messages)")
    #expect(!messages.contains { $0.contains("answers nothing") }, "\(messages)")
  }

  @Test func `A need tells what of a root answers nothing without it`() async throws {
    let messages = try await Messages.of(
      """
      protocol HasClock { var clock: Int { get } }
      protocol HasMenu { var menu: Int { get } }
      protocol HasDisk { var disk: Int { get } }
      typealias Services = HasClock & HasMenu & HasDisk
      struct Part { let services: any Services; var now: Int { services.clock } }
      typealias AppNeeds = Services
      struct Dry: AppNeeds {
        let clock = 1
        let menu = 2
        var disk: Int { 3 }
      }
      struct Wet: Services & HasMenu {
        let clock = 1
        let menu = 2
        let disk = 3
      }
      func ask(_ menu: some HasMenu) -> Int { menu.menu }
      func main() -> Int { Part(services: Dry()).now + Part(services: Wet()).now + ask(Wet()) }
      """)
    #expect(
      messages.filter { $0.contains("answers nothing") } == [
        "'Dry' conforms to 'HasMenu' no more without it: its 'menu' answers nothing then",
        "'Dry' conforms to 'HasDisk' no more without it: its 'disk' answers nothing then",
        "'Wet' conforms to 'HasDisk' no more without it: its 'disk' answers nothing then",
      ])
  }

  @Test func `What another slice of a root's says that it provides still answers`() async throws {
    let messages = try await Messages.of(
      """
      protocol HasClock { var clock: Int { get } }
      protocol HasMenu { var menu: Int { get } }
      typealias RootNeeds = HasClock & HasMenu
      protocol PartNeeds: HasClock, HasMenu {}
      struct Part { let needs: any PartNeeds; var now: Int { needs.clock } }
      struct Root: RootNeeds, PartNeeds { let clock = 1, menu = 2 }
      func main() -> Int { Part(needs: Root()).now }
      """)
    #expect(
      messages == [
        "'PartNeeds' does not need 'HasMenu': no consumer uses or forwards it",
        "'Part' takes it here",
      ])
  }

  @Test func `What another included slice brings still answers`() async throws {
    let messages = try await Messages.of(
      """
      protocol HasClock { var clock: Int { get } }
      protocol HasMenu { var menu: Int { get } }
      typealias PartNeeds = HasClock & HasMenu
      typealias ListNeeds = HasMenu
      typealias AppNeeds = PartNeeds & ListNeeds
      struct Part { let needs: any PartNeeds; var now: Int { needs.clock } }
      struct List { let needs: any ListNeeds; var all: Int { needs.menu } }
      struct Root: AppNeeds { let clock = 1, menu = 2 }
      struct Other: ListNeeds { let menu = 2 }
      func main() -> Int { Part(needs: Root()).now + List(needs: Other()).all }
      """)
    #expect(
      messages == [
        "'PartNeeds' does not need 'HasMenu': no consumer uses or forwards it",
        "'Part' takes it here",
      ])
  }

  @Test func `Types of one name are told apart by their modules`() async throws {
    let feature = """
      public import Core
      public struct Model {
        public typealias Services = HasClock & HasMenu
        let services: any Services
        var now: Int { services.clock }
      }
      """
    let messages = try await Messages.of(
      """
      //--- Core/Core.swift
      public protocol HasClock { var clock: Int { get } }
      public protocol HasMenu { var menu: Int { get } }
      //--- First/First.swift
      \(feature)
      //--- Second/Second.swift
      \(feature)
      """)
    #expect(
      messages == [
        "'First.Model.Services' does not need 'HasMenu': no consumer uses or forwards it",
        "'First.Model' takes it here",
        "'Second.Model.Services' does not need 'HasMenu': no consumer uses or forwards it",
        "'Second.Model' takes it here",
      ])
  }

  @Test func `The root that comes nearest to a slice has something of it`() async throws {
    let messages = try await Messages.of(
      """
      protocol HasClock { var clock: Int { get } }
      protocol HasMenu { var menu: Int { get } }
      protocol HasTill { var till: Int { get } }
      typealias TillNeeds = HasTill
      func till(_ needs: any TillNeeds) -> Int { needs.till }
      typealias BothNeeds = HasClock & HasMenu
      func both(_ needs: any BothNeeds) -> Int { needs.clock + needs.menu }
      struct One: HasClock { let clock = 1 }
      func clock(_ dependencies: any HasClock) -> Int { dependencies.clock }
      func main() -> Int { clock(One()) }
      """)
    #expect(
      messages == [
        "no root provides all of 'TillNeeds'", "'till(_:)' takes it here",
        "no root provides all of 'BothNeeds'", "'One' comes nearest; it lacks 'HasMenu'",
        "'both(_:)' takes it here",
      ])
  }
}
