import Foundation
import Synchronization
import TestSupport
import Testing

@testable import CakeCore

/// What a proof leaves undone.
@Suite struct ProofCostTests {
  @Test func `A package with nothing to remove costs no plan, no compiler and no folder`()
    async throws
  {
    let folder = ProvedProgram.scratch()
    let text = ProvedProgram.text.replacing(" & HasCache", with: "")
    let reads = Mutex(0)
    let report = try await ProvedProgram.check(text, named: "clean", folder: folder) { options in
      // Another thread could read it before anybody asks.
      options.jobs = 2
      options.plan = {
        reads.withLock { $0 += 1 }
        return nil
      }
      options.compiler = ProofCompiler { _, _ in
        Issue.record("a compiler was started")
        return .stopped
      }
    }
    #expect(report.findings.allSatisfy { !$0.rule.advisesRemoval })
    #expect(report.proof == Report.Proof())
    #expect(reads.withLock { $0 } == 0)
    #expect(!FileManager.default.fileExists(atPath: folder.filePath))
  }

  /// `Feature` is edited, `App` depends on it, `Other` is edited beside them.
  private static let text = """
    //--- Core/Core.swift
    public protocol HasClock { var clock: Int { get } }
    public protocol HasCache { var cache: Int { get } }
    //--- Feature/Feature.swift
    import Core
    public struct Model: Sendable { public init() {} }
    typealias FeatureDependencies = HasClock & HasCache
    func now(_ dependencies: any FeatureDependencies) -> Int { dependencies.clock }
    //--- Other/Other.swift
    import Core
    typealias OtherDependencies = HasClock & HasCache
    func later(_ dependencies: any OtherDependencies) -> Int { dependencies.clock }
    //--- App/App.swift
    import Feature
    let model = Model()

    """

  @Test func `A changed file costs its module and those that depend on it`() async throws {
    let folder = ProvedProgram.scratch()
    let file = ScratchFolder.url.appending(path: "\(UUID()).txt")
    var costs: [Set<String>] = []
    for content in ["before", "before", "after", "after"] {
      try Data(content.utf8).write(to: file)
      let checked = Mutex<Set<String>>([])
      let report = try await ProvedProgram.check(Self.text, named: "cost", folder: folder) {
        let (compiler, plan) = ($0.compiler, try #require($0.plan()))
        $0.compiler = ProofCompiler { command, directory in
          if command.contains("-typecheck"), let option = command.firstIndex(of: "-module-name") {
            checked.withLock { _ = $0.insert(command[option + 1]) }
          }
          return compiler.run(command, directory)
        }
        let interfaces = Dictionary(uniqueKeysWithValues: plan.map { ($0.name, $0.interface) })
        $0.plan = {
          plan.map { module in
            var module = module
            let imports = ["Feature": ["Core"], "Other": ["Core"], "App": ["Core", "Feature"]]
            module.inputs = (imports[module.name] ?? []).compactMap { interfaces[$0] }
            if module.name == "Feature" { module.inputs.append(file.filePath) }
            return module
          }
        }
      }
      #expect(report.findings.map(\.proof) == [.compiled, .compiled])
      costs.append(checked.withLock(\.self))
    }
    #expect(costs == [["App", "Feature", "Other"], [], ["App", "Feature"], []])
  }

  /// `HasLabel` can go of none of the slices in `Feature`, which `App` depends on, nor can both that are for
  /// classes; of that the compiler tells first.
  private static let refused = """
    //--- Core/Core.swift
    public protocol HasClock { var clock: Int { get } }
    public protocol HasCache { var cache: Int { get } }
    public protocol HasLabel: CustomStringConvertible { var label: Int { get } }
    public protocol HasKeys: AnyObject { var keys: Int { get } }
    public protocol HasLocks: AnyObject { var locks: Int { get } }
    //--- Feature/Feature.swift
    import Core
    public struct Model: Sendable { public init() {} }
    func text(of value: any CustomStringConvertible) -> String { value.description }
    typealias One = HasClock & HasCache & HasLabel
    func one(_ dependencies: any One) -> String { text(of: dependencies) + "\\(dependencies.clock)" }
    typealias Two = HasClock & HasCache & HasLabel
    func two(_ dependencies: any Two) -> String { text(of: dependencies) + "\\(dependencies.clock)" }
    typealias Weak = HasKeys & HasLocks
    struct Holder { weak var dependencies: (any Weak)? }
    //--- App/App.swift
    import Feature
    let model = Model()

    """

  @Test func `What depends on a module that a search is for is looked at once that holds`()
    async throws
  {
    let calls = Mutex<[[String]: Int]>([:])
    let report = try await ProvedProgram.check(
      Self.refused, named: "search", folder: ProvedProgram.scratch()
    ) {
      let compiler = $0.compiler
      $0.compiler = ProofCompiler { command, directory in
        let stage = command.first { ["-typecheck", "-emit-module"].contains($0) }
        if let stage, let option = command.firstIndex(of: "-module-name") {
          calls.withLock { $0[[stage, command[option + 1]], default: 0] += 1 }
        }
        return compiler.run(command, directory)
      }
    }
    #expect(report.proof?.kept.count == 3)
    let counts = calls.withLock(\.self)
    #expect(try #require(counts[["-typecheck", "Feature"]]) > 3)
    // Beside the first failure, and after the last.
    #expect(counts[["-emit-module", "Feature"]] == 2)
    #expect(try #require(counts[["-typecheck", "App"]]) <= 2)
  }
}
