import Testing

@testable import CakeCore

/// What is said of needs that stay though the program compiles without them.
@Suite struct KeptByOthersTests {
  @Test func `What an including slice keeps is not laid on a cast or on what takes the slice`()
    async throws
  {
    let included = try await check(
      """
      protocol HasClock { var clock: Int { get } }
      protocol HasCache { var cache: Int { get } }
      protocol HasPush { var push: Int { get } }
      typealias RowDependencies = HasClock & HasCache
      func row(_ dependencies: any RowDependencies) -> Int { dependencies.clock }
      typealias ListDependencies = RowDependencies
      func list(_ dependencies: any ListDependencies) -> Bool { dependencies is any HasPush }
      """, named: "included"
    ) { $0.triesAll = true }
    let ofIncluded = try #require(included.proof?.tally).unjudged.map {
      "\($0.slice): \($0.reason)"
    }
    #expect(ofIncluded.contains("App.RowDependencies: a slice that includes this one keeps it"))
  }

  @Test
  func `What an inclusion brings that another one brings too is not said to be in nobody's use`()
    async throws
  {
    let found = try await check(
      """
      protocol HasImages { var images: Int { get } }
      protocol HasAlerts { var alerts: Int { get } }
      typealias HeaderDependencies = HasImages
      func header(_ dependencies: any HeaderDependencies) -> Int { dependencies.images }
      typealias DetailDependencies = HeaderDependencies & HasAlerts
      func detail(_ dependencies: any DetailDependencies) -> Int {
        header(dependencies) + dependencies.alerts
      }
      typealias NestedDependencies = HeaderDependencies & DetailDependencies
      typealias PageDependencies = NestedDependencies & HasAlerts
      struct Page {
        let dependencies: [(own: any HasAlerts, nested: any NestedDependencies)]
        init(_ dependencies: any PageDependencies) {
          self.dependencies = [(own: dependencies, nested: dependencies)]
        }
        func go() -> Int { detail(dependencies[0].nested) + dependencies[0].own.alerts }
      }
      struct Root: HasImages, HasAlerts { let images = 1, alerts = 2 }
      func go() -> Int { Page(Root()).go() }
      """, named: "shared"
    ) { _ in }
    #expect(
      found.findings.filter { $0.rule == .unusedNeed }.map(\.message) == [
        "'NestedDependencies' does not need 'HeaderDependencies': "
          + "no consumer uses or forwards what it alone brings"
      ])
  }

  @Test func `What is a root's last way to a provider is said to be that, and no cast`()
    async throws
  {
    let conforming = try await check(
      """
      protocol HasClock { var clock: Int { get } }
      protocol HasCache { var cache: Int { get } }
      protocol HasPush { var push: Int { get } }
      typealias RowDependencies = HasClock & HasCache
      func row(_ dependencies: any RowDependencies) -> Int { dependencies.clock }
      typealias CellDependencies = HasPush & HasCache
      func cell(_ dependencies: any CellDependencies) -> Int { dependencies.push }
      typealias JobDependencies = HasCache & HasPush
      func job(_ dependencies: any JobDependencies) -> Int { dependencies.cache + dependencies.push }
      struct Root: RowDependencies & CellDependencies { let clock = 1, cache = 2, push = 3 }
      func start(_ root: Root) -> Int { row(root) + cell(root) + job(root) }
      """, named: "conforming"
    ) { $0.triesAll = true }
    let tally = try #require(conforming.proof?.tally)
    #expect(
      tally.unjudged.map(\.reason) == [
        "a root conforms to it through the slice, and by nothing else once what can go is gone"
      ])
  }

  private func check(
    _ text: String, named name: String, _ change: (inout ProofOptions) -> Void
  ) async throws -> Report {
    try await ProvedProgram.check(
      text, named: name, folder: ProvedProgram.scratch(), proves: true, baseline: nil, change)
  }
}
