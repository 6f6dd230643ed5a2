import Testing

@testable import CakeCore

/// When it is a remark, and no warning, that a slice names a need which a child's slice brings.
@Suite struct OnPurposeTests {
  @Test(arguments: [
    "func parent(_ needs: any ParentNeeds) -> Int { child(needs) + needs.clock }",
    "func parent(_ needs: any ParentNeeds) -> Int { child(needs) + timer(needs) }",
    "func parent(_ needs: any ParentNeeds) -> Int { child(needs) + alarm(needs) }",
    "func parent(_ needs: some ParentNeeds) -> Int { child(needs) + written(needs) }",
    """
    struct Parent<Needs: ParentNeeds> {
      let needs: Needs
      func run() -> Int { child(needs) + timer(needs) }
    }
    """,
    """
    extension HasLog where Self: ParentNeeds { func run() -> Int { timer(self) } }
    func parent(_ needs: any ParentNeeds) -> Int { child(needs) + needs.run() }
    """,
    """
    struct Parent: ParentNeeds {
      let clock = 1, menu = 2, log = 3
      func run() -> Int { timer(self) }
    }
    func parent(_ needs: any ParentNeeds) -> Int { child(needs) }
    """,
    """
    class Base<Deps> {
      let deps: Deps
      init(_ deps: Deps) { self.deps = deps }
    }
    final class Parent: Base<any ParentNeeds> {
      func run() -> Int { child(deps) + at(\\.clock) }
      func at(_ path: KeyPath<any ParentNeeds, Int>) -> Int { deps[keyPath: path] }
    }
    """,
    """
    func with<T>(_ value: T, _ body: (T) -> Int) -> Int { body(value) }
    func parent(_ needs: any ParentNeeds) -> Int { child(needs) + with(needs) { $0.clock } }
    """,
  ])
  func `What the parent needs beside the child is listed on purpose`(parent: String) async throws {
    #expect(try await severities(parent) == [.info])
  }

  @Test(arguments: [
    "func parent(_ needs: any ParentNeeds) -> Int { child(needs) }",
    "func parent(_ needs: any ParentNeeds) -> Int { around(needs) }",
    "func parent(_ needs: any ParentNeeds) -> Int { child(needs) + logged(needs) }",
    """
    func parent(_ needs: any ParentNeeds, _ other: any TimerNeeds) -> Int {
      child(needs) + logged(needs) + timer(other)
    }
    """,
    """
    struct Parent {
      let needs: any ParentNeeds
      func run() -> Int { child(needs) }
      static func time(_ other: some HasClock) -> Int { other.clock }
    }
    """,
    """
    func parent(_ needs: any ParentNeeds, _ other: any TimerNeeds) -> Int {
      child(needs) + other.clock
    }
    """,
  ])
  func `What it needs for the child alone is a warning`(parent: String) async throws {
    #expect(try await severities(parent) == [.warning])
  }

  private func severities(_ parent: String) async throws -> [Severity] {
    let text = """
      protocol HasClock { var clock: Int { get } }
      protocol HasMenu { var menu: Int { get } }
      protocol HasLog { var log: Int { get } }
      typealias ChildNeeds = HasClock & HasMenu
      func child(_ needs: any ChildNeeds) -> Int { needs.clock + needs.menu }
      typealias AroundNeeds = ChildNeeds & HasLog
      func around(_ needs: any AroundNeeds) -> Int { child(needs) + needs.log }
      typealias TimerNeeds = HasClock & HasLog
      func timer(_ needs: any TimerNeeds) -> Int { needs.clock + needs.log }
      typealias AlarmNeeds = TimerNeeds
      func alarm(_ needs: any AlarmNeeds) -> Int { timer(needs) }
      func written(_ needs: some HasClock & HasLog) -> Int { needs.clock + needs.log }
      func logged(_ needs: any HasLog) -> Int { needs.log }
      typealias ParentNeeds = ChildNeeds & HasClock & HasLog

      """
    let shape = try Shape(name: "on-purpose", text: text + parent + "\n")
    let built = try await ShapeStore.shared.build(shape)
    try #require(built.result.status == 0, "\(built.result.output)")
    let report = try Check.run(CheckOptions(package: built.root.filePath))
    return report.findings.filter { $0.rule == .redundantNeed }.map(\.severity)
  }
}
