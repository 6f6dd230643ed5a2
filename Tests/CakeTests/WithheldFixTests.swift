import Testing

/// Fixes that have to take other needs along.
@Suite struct WithheldFixTests {
  private static let source = """
    protocol HasWorld { var world: Int { get } }
    protocol HasDrawing { var line: Int { get } }
    typealias PhysicsContext = HasWorld & HasDrawing
    protocol HasScore { var score: Int { get } }
    typealias RenderContext = HasWorld & HasScore & HasDrawing
    protocol System {
      associatedtype Context
      init(_ context: Context)
      func update() -> Int
    }
    func update<S: System>(_ type: S.Type, _ context: S.Context) -> Int { S(context).update() }
    struct Physics: System {
      let context: any PhysicsContext
      init(_ context: any PhysicsContext) { self.context = context }
      func update() -> Int { context.world }
    }
    struct Rendering: System {
      let context: any RenderContext
      init(_ context: any RenderContext) { self.context = context }
      func update() -> Int { context.world + context.score }
    }
    struct Game: PhysicsContext, HasScore {
      let world = 1
      let line = 2
      let score = 3
    }
    func start() -> Int { update(Physics.self, Game()) + update(Rendering.self, Game()) }

    """

  /// The root has the provider by one slice alone, and generic code asks it of the root as the other one.
  @Test func `A need goes together with what generic code would still ask of a root`()
    async throws
  {
    let check = try await PlannedPackage.of(["App.swift": Self.source]).check("--format", "json")
    let needs = check.output.split(separator: "\"rule\": \"unused-need\"").dropFirst()
    #expect(needs.count == 2)
    // Its own term, and the other slice's.
    #expect(needs.first?.ranges(of: "\"replacement\"").count == 2, "\(check.output)")
  }

  private static let handedOn = """
    protocol HasWorld { var world: Int { get } }
    protocol HasDrawing { var line: Int { get } }
    typealias PhysicsContext = HasWorld & HasDrawing
    typealias RenderContext = HasWorld & HasDrawing
    func physics(_ context: any PhysicsContext) -> Int { context.world + render(context) }
    func render(_ context: any RenderContext) -> Int { context.world }

    """

  @Test func `What only goes with a finding of the baseline is left, and told`() async throws {
    let package = try await SmallPackage(["App.swift": Self.handedOn])
    try package.write(
      """
      {"schemaVersion": 1, "findings": [{"rule": "unused-need", "slice": "App.RenderContext",
        "provider": "App.HasDrawing", "count": 1}]}
      """, to: "known.json")
    try package.write(#"{"baseline": "known.json"}"#, to: ".cake.json")
    let fix = try await package.cake("fix", "--allow-dirty")
    #expect(
      fix.errors.contains("note: not fixed: what the baseline has would have to go as well\n"),
      "\(fix.errors)")
    #expect(fix.errors.contains("note: 1 finding in the baseline was left alone\n"))
    #expect(fix.status == 1)
    #expect(try package.text() == Self.handedOn)
    // Without the baseline both go.
    try package.write("{}", to: ".cake.json")
    let both = try await package.cake("fix", "--allow-dirty")
    #expect(both.status == 0, "\(both.errors)")
    #expect(try !package.text().contains("& HasDrawing"))
  }
}
