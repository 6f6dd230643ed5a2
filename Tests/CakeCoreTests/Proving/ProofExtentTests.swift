import Foundation
import Synchronization
import TestSupport
import Testing

@testable import CakeCore

/// How far a proof goes: for how long, with how many compilers, and to which needs.
@Suite struct ProofExtentTests {
  private func scratch() -> URL { ProvedProgram.scratch() }

  private func check(
    _ text: String, named name: String, folder: URL? = nil, proves: Bool = true,
    baseline: Baseline? = nil, _ change: (inout ProofOptions) -> Void = { _ in }
  ) async throws -> Report {
    try await ProvedProgram.check(
      text, named: name, folder: folder ?? scratch(), proves: proves, baseline: baseline, change)
  }

  /// Modules that can be compiled side by side.
  private static let several = {
    let features = (1...4).map { number in
      """
      //--- Feature\(number)/Model.swift
      import Core
      typealias Dependencies\(number) = HasClock & HasCache
      func now(_ dependencies: any Dependencies\(number)) -> Int { dependencies.clock }
      """
    }
    let core = """
      //--- Core/Core.swift
      public protocol HasClock { var clock: Int { get } }
      public protocol HasCache { var cache: Int { get } }
      """
    return ([core] + features).joined(separator: "\n") + "\n"
  }()

  @Test func `When the time is up what is left stands on facts, and what is known takes none`()
    async throws
  {
    let folder = scratch()
    let late = try await check(ProvedProgram.text, named: "late", folder: folder) {
      $0.limit = .zero
    }
    #expect(late.proof?.failure == .outOfTime(seconds: 0))
    #expect(late.findings.map(\.proof) == [.facts])
    #expect(!FileManager.default.fileExists(atPath: folder.filePath))
    let whole = try await check(ProvedProgram.text, named: "late", folder: folder)
    #expect(whole.findings.map(\.proof) == [.compiled])
    let known = try await check(ProvedProgram.text, named: "late", folder: folder) {
      $0.limit = .zero
    }
    #expect(known.findings == whole.findings && known.proof?.failure == nil)
  }

  @Test func `Modules that can load an edited one are looked at, and no others`() throws {
    let folder = scratch()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    func module(
      _ name: String, _ text: String, after inputs: [String] = [], _ arguments: [String] = []
    ) throws -> CompilePlan.Module {
      let source = folder.appending(path: "\(name).swift")
      try Data(text.utf8).write(to: source)
      return CompilePlan.Module(
        compiler: ["swiftc"], arguments: arguments, name: name, sources: [source.filePath],
        inputs: inputs, interface: name)
    }
    let plan = CompilePlan([
      try module("Core", "public struct Clock {}"),
      try module("Facade", "@_exported import Core", after: ["Core"]),
      try module("App", "import Facade", after: ["Facade"]),
      try module("Alias", "import Base", after: ["Core"], ["-module-alias", "Base=Core"]),
      try module("Bystander", "import Foundation", after: ["Core", "Facade"]),
    ])
    let files = ProofFiles(package: "/")
    func affected(_ name: String) -> [String] {
      plan.affected(by: [folder.appending(path: "\(name).swift").filePath], files.mentions)
        .map { plan.modules[$0].name }
    }
    #expect(affected("Core") == ["Core", "Facade", "App", "Alias"])
    #expect(affected("Facade") == ["Facade", "App"])
    #expect(affected("Bystander") == ["Bystander"])
    #expect(plan.inputs(of: 2) == ["Core", "Facade"])
  }

  @Test func `After the time is up no compiler is started any more`() async throws {
    let gauge = Gauge()
    let report = try await check(Self.several, named: "jobs") { options in
      let compiler = options.compiler
      options.limit = .milliseconds(50)
      options.compiler = ProofCompiler { command, directory in
        gauge.enter()
        usleep(60_000)
        return compiler.run(command, directory)
      }
    }
    #expect(report.proof?.failure == .outOfTime(seconds: 0))
    #expect(gauge.entered <= 1 && report.findings.allSatisfy { $0.proof == .facts })
  }

  @Test func `As many compilers run at a time as asked for at most, and say the same`()
    async throws
  {
    var found: Set<[Finding]> = []
    var verdicts: Set<[Substring]> = []
    for jobs in [1, 2, 7] {
      let (folder, gauge) = (scratch(), Gauge())
      let report = try await check(Self.several, named: "jobs", folder: folder) { options in
        let compiler = options.compiler
        options.jobs = jobs
        options.compiler = ProofCompiler { command, directory in
          gauge.enter()
          defer { gauge.leave() }
          return compiler.run(command, directory)
        }
      }
      #expect((1...jobs).contains(gauge.most), "\(jobs) \(gauge.most)")
      #expect(report.findings.map(\.proof) == Array(repeating: .compiled, count: 4))
      found.insert(report.findings)
      let kept = try String(contentsOf: folder.appending(path: "verdicts"), encoding: .utf8)
      // The first line names the others in the order that they came in.
      verdicts.insert(kept.split(separator: "\n").dropFirst().sorted())
    }
    #expect(found.count == 1 && verdicts.count == 1)
  }

  @Test func `What keeps a need is said in the same words, whatever was tried beside it`()
    async throws
  {
    let text = """
      //--- Core/Core.swift
      public protocol HasCache { var cache: Int { get } }
      public protocol HasPush { var push: Int { get } }
      public typealias Needs = HasCache & HasPush
      public struct Holder<Held> { public let held: Held; public init(_ held: Held) { self.held = held } }
      //--- Cache/Cache.swift
      import Core
      func cache(_ needs: any Needs) -> Int { Holder(needs).held.cache }
      //--- Push/Push.swift
      import Core
      func push(_ needs: any Needs) -> Int { Holder(needs).held.push }

      """
    let folder = scratch()
    var told: Set<[String]> = []
    // The last one knows what one module says beside what the other one's need was tried with.
    for (jobs, folder) in [(1, scratch()), (2, scratch()), (7, folder), (1, folder)] {
      let report = try await check(text, named: "words", folder: folder) {
        ($0.triesAll, $0.jobs) = (true, jobs)
      }
      let tally = try #require(report.proof?.tally)
      #expect(tally.kept.map(\.provider) == ["Core.HasCache", "Core.HasPush"])
      told.insert(tally.kept.map(\.reason))
    }
    #expect(told.count == 1, "\(told)")
  }

  @Test func `All needs are tried that are not proved used, and counted by what came of it`()
    async throws
  {
    let text = """
      protocol HasClock { var clock: Int { get } }
      protocol HasCache { var cache: Int { get } }
      protocol HasPush { var push: Int { get } }
      protocol HasMail { var mail: Int { get } }
      typealias CastDependencies = HasClock & HasCache
      struct Model {
        let dependencies: any CastDependencies
        var now: Int { dependencies.clock + ((dependencies as? any HasPush)?.push ?? 0) }
      }
      struct Holder<Held> { let held: Held }
      typealias PushDependencies = HasMail & HasPush
      func push(_ dependencies: any PushDependencies) -> Int {
        Holder(held: dependencies).held.push
      }
      typealias BranchDependencies = HasClock & HasMail
      func branch(_ dependencies: any BranchDependencies) -> Int {
        #if OTHER
          dependencies.mail
        #else
          dependencies.clock
        #endif
      }
      typealias TypeDependencies = HasClock & HasMail
      func name(_ dependencies: any TypeDependencies) -> String { "\\((any TypeDependencies).self)" }
      // cake:ignore unused-need HasCache - the next version caches
      typealias LaterDependencies = HasClock & HasCache
      func later(_ dependencies: any LaterDependencies) -> Int { dependencies.clock }
      typealias OldDependencies = HasClock

      """
    let report = try await check(text, named: "tally") { $0.triesAll = true }
    let tally = try #require(report.proof?.tally, "\(String(describing: report.proof))")
    #expect(tally.needs == 11)
    #expect(tally.used == 3)
    #expect(tally.removed == 1)
    #expect(tally.kept.map(\.provider) == ["App.HasPush"])
    #expect(tally.kept.allSatisfy { $0.reason.contains("has no member 'push'") })
    #expect(
      tally.unjudged.map { "\($0.slice) \($0.provider): \($0.reason)" } == [
        "App.CastDependencies App.HasCache: a cast may ask for it while the program runs",
        "App.BranchDependencies App.HasMail: a branch that this build leaves out may use it",
        "App.TypeDependencies App.HasClock: the type of the slice is used as a value",
        "App.TypeDependencies App.HasMail: the type of the slice is used as a value",
      ])
    #expect(tally.hidden == 1 && tally.untaken == 1)
    // Only what is counted differs.
    let plain = try await check(text, named: "tally")
    #expect(plain.findings == report.findings && plain.proof?.tally == nil)
  }

  /// What facts alone don't find, hidden by a comment.
  private static let hidden = """
    protocol HasClock { var clock: Int { get } }
    protocol HasPush { var push: Int { get } }
    struct Holder<Held> { let held: Held }
    // cake:ignore unused-need HasClock - the next version shows the time
    typealias PushDependencies = HasClock & HasPush
    func push(_ dependencies: any PushDependencies) -> Int { Holder(held: dependencies).held.push }

    """

  @Test func `What hides a finding that only a proof makes hides something without one, too`()
    async throws
  {
    let proved = try await check(Self.hidden, named: "hidden")
    #expect(proved.findings == [] && proved.hidden.suppressed.count == 1)
    let facts = try await check(Self.hidden, named: "hidden", proves: false)
    #expect(facts.findings == [])
    let more =
      Self.hidden
      + ProvedProgram.text.replacing("protocol HasClock { var clock: Int { get } }", with: "")
    let failed = try await check(
      more, named: "hidden-more", folder: URL(filePath: "/dev/null/cake"))
    #expect(failed.proof?.failure != nil)
    #expect(failed.findings.map(\.rule) == [.unusedNeed])
  }

  @Test func `A baseline keeps what was not judged, and nothing is said of it`() async throws {
    let text = Self.hidden.replacing("// cake:ignore", with: "// was:")
    let proved = try await check(text, named: "baseline")
    let baseline = Baseline(file: "known.json", of: proved)
    #expect(baseline.count == 1)
    for proves in [true, false] {
      let report = try await check(
        text, named: "baseline", folder: URL(filePath: "/dev/null/cake"), proves: proves,
        baseline: baseline)
      #expect(report.findings == [])
      #expect(baseline.shrunk(to: report, severities: [:]).count == 1)
    }
    let again = try await check(text, named: "baseline", baseline: baseline)
    #expect(again.findings == [] && again.hidden.known.count == 1)
  }
}

/// How many are in at a time.
private final class Gauge: Sendable {
  private let state = Mutex((now: 0, most: 0, entered: 0))
  var most: Int { state.withLock(\.most) }
  var entered: Int { state.withLock(\.entered) }

  func enter() {
    state.withLock { state in
      state.now += 1
      state.entered += 1
      state.most = max(state.most, state.now)
    }
  }

  func leave() { state.withLock { $0.now -= 1 } }
}
