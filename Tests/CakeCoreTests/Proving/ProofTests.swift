import Foundation
import Synchronization
import TestSupport
import Testing

@testable import CakeCore

/// A proof when all goes well once, and when nothing does.
@Suite struct ProofTests {
  /// Checks the program with a compiler that may do something first, or something else.
  private func check(
    _ text: String = ProvedProgram.text, named name: String = "plain", folder: URL,
    watching file: URL? = nil, arguments: [String] = [],
    before: @escaping @Sendable () -> ProofCompiler.End? = { nil }
  ) async throws -> Report {
    try await ProvedProgram.check(text, named: name, folder: folder) { options in
      let (compiler, plan) = (options.compiler, try #require(options.plan()))
      options.compiler = ProofCompiler { before() ?? compiler.run($0, $1) }
      options.plan = {
        plan.map { module in
          var module = module
          module.inputs += [file?.filePath].compactMap(\.self)
          module.arguments += arguments
          return module
        }
      }
    }
  }

  private func scratch() -> URL { ProvedProgram.scratch() }

  private func verdicts(in folder: URL) -> String? {
    try? String(contentsOf: folder.appending(path: "verdicts"), encoding: .utf8)
  }

  @Test func `A verdict is kept, and nothing is compiled for it again`() async throws {
    let folder = scratch()
    let runs = Counter()
    let first = try await check(folder: folder) { runs.count() }
    #expect(first.findings.map(\.proof) == [.compiled])
    #expect(runs.value > 0)
    let again = try await check(folder: folder) { runs.fail() }
    #expect(again.findings == first.findings)
    #expect(again.proof?.compilations == 0)
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.filePath)
    #expect(left == ["verdicts"])
  }

  @Test func `What leaves nothing of a slice is tried, however short the name is that goes`()
    async throws
  {
    let text = """
      protocol HasClock { var clock: Int { get } }
      typealias S = HasClock
      typealias T = S
      func now(_ dependencies: any S) -> Int { dependencies.clock }
      func idle(_ dependencies: any T) -> Int { 0 }
      """
    let report = try await check(text, named: "short", folder: scratch())
    #expect(report.proof?.failure == nil)
    #expect(report.findings.map(\.message).contains { $0.hasPrefix("'T' does not need 'S'") })
  }

  /// Holds that nothing is compiled again until one of some files changes, and then at each of them.
  private func expectToBeAskedAgain(
    after files: [URL], _ folder: URL, _ arguments: [String]
  ) async throws {
    _ = try await check(folder: folder, arguments: arguments)
    for file in files {
      let runs = Counter()
      _ = try await check(folder: folder, arguments: arguments) { runs.count() }
      #expect(runs.value == 0)
      try Data("// after".utf8).write(to: file)
      let report = try await check(folder: folder, arguments: arguments) { runs.count() }
      #expect(runs.value > 0, "\(file.lastPathComponent)")
      #expect(report.findings.map(\.proof) == [.compiled])
    }
  }

  @Test func `A verdict is about the modules that came as binaries, too`() async throws {
    let (folder, parts) = (scratch(), ScratchFolder.url.appending(path: "\(UUID())"))
    let files = [
      "Kit.swiftmodule", "Lib.swiftmodule/x86_64.swiftinterface",
      "Art.framework/Modules/Art.swiftmodule/arm64.swiftinterface", "Art.framework/Headers/Art.h",
    ].map { parts.appending(path: $0) }
    for file in files {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("// before".utf8).write(to: file)
    }
    let arguments = ["-I", parts.filePath, "-F\(parts.filePath)"]
    try await expectToBeAskedAgain(after: files, folder, arguments)
    // A copy of what the plan makes says nothing new.
    let runs = Counter()
    try Data("// after".utf8).write(to: parts.appending(path: "App.swiftmodule"))
    _ = try await check(folder: folder, arguments: arguments) { runs.count() }
    #expect(runs.value == 0)
  }

  @Test func `A verdict is about the headers and the macros that took part as well`() async throws {
    let (folder, parts) = (scratch(), ScratchFolder.url.appending(path: "\(UUID())"))
    let headers = parts.appending(path: "include")
    try FileManager.default.createDirectory(at: headers, withIntermediateDirectories: true)
    let files = [
      headers.appending(path: "bits.h"), parts.appending(path: "Macro-tool"),
      headers.appending(path: "bits.hpp"), headers.appending(path: "bits.inc"),
      parts.appending(path: "deep/most.h"), parts.appending(path: "private.h"),
      parts.appending(path: "mapped/bits.h"), parts.appending(path: "Bridging.h"),
    ]
    for folder in ["deep", "mapped"] {
      try FileManager.default.createDirectory(
        at: parts.appending(path: folder), withIntermediateDirectories: true)
    }
    for file in files { try Data("// before".utf8).write(to: file) }
    for (name, text) in [
      ("include/all.h", "#include <bits.h>\n # import \"../private.h\"\n"),
      ("include/module.modulemap", "module Bits { umbrella \"../mapped\" }\n"),
      ("private.h", "#include \"deep/most.h\"\n"),
    ] { try Data(text.utf8).write(to: parts.appending(path: name)) }
    let arguments =
      ["-Xcc", "-I", "-Xcc", headers.filePath, "-import-objc-header", files.last!.filePath]
      + ["-load-plugin-executable", "\(files[1].filePath)#Macro"]
    try await expectToBeAskedAgain(after: files, folder, arguments)
  }

  @Test func `A folder in the place of the verdicts gives way to them`() async throws {
    let folder = scratch()
    let place = folder.appending(path: "verdicts")
    try FileManager.default.createDirectory(
      at: place.appending(path: "more"), withIntermediateDirectories: true)
    let report = try await check(folder: folder)
    #expect(report.findings.map(\.proof) == [.compiled])
    let runs = Counter()
    _ = try await check(folder: folder) { runs.count() }
    #expect(runs.value == 0)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.filePath) == ["verdicts"])
  }

  @Test func `A file that changes meanwhile leaves no verdict`() async throws {
    let folder = scratch()
    let file = ScratchFolder.url.appending(path: "\(UUID()).swiftmodule")
    try Data("before".utf8).write(to: file)
    let report = try await check(folder: folder, watching: file) {
      try? Data("after".utf8).write(to: file)
      return nil
    }
    #expect(report.proof?.failure == .fileChanged(path: file.filePath))
    #expect(report.findings.map(\.proof) == [.facts])
    #expect(verdicts(in: folder) == nil)
  }

  @Test(arguments: [
    ProofCompiler.End.stopped,
    .exited(1, output: "error: No space left on device"),
    .exited(1, output: "<unknown>:0: error: unable to open output file"),
    .exited(254, output: ""),
    .notStarted(reason: "Permission denied"),
  ])
  func `A compiler that does not get as far as an error in a source gives no verdict`(
    end: ProofCompiler.End
  ) async throws {
    let folder = scratch()
    let report = try await check(folder: folder) { end }
    #expect(report.proof?.failure != nil)
    #expect(report.findings.map(\.proof) == [.facts])
    #expect(!FileManager.default.fileExists(atPath: folder.filePath))
  }

  /// Programs that go on passing the type checker without `HasQueue`, and no stage after it.
  @Test(arguments: [
    (
      "isolation", "protocol HasQueue: Sendable { var queue: Int { get } }",
      """
      actor Store { func take(_ dependencies: any ModelDependencies) {} }
      @MainActor final class Model {
        let dependencies: any ModelDependencies
        init(_ dependencies: any ModelDependencies) { self.dependencies = dependencies }
        func go(_ store: Store) async -> Int {
          await store.take(dependencies)
          return dependencies.clock
        }
      }
      """,
      "Sources/App/Shape.swift:9:17: error: sending 'self.dependencies' risks causing data races"
    ),
    (
      "initialization",
      "protocol HasQueue { associatedtype Stop where Stop == Never; var queue: Int { get } }",
      """
      func run<D: ModelDependencies>(_ dependencies: D, flag: Bool) -> Int {
        let value: Int
        if flag { value = dependencies.clock } else { _ = dependencies.stop() }
        return value
      }
      """,
      "Sources/App/Shape.swift:7:10: error: constant 'value' used before being initialized"
    ),
  ])
  func `An error that comes after type checking keeps a need as well`(
    name: String, provider: String, model: String, error: String
  ) async throws {
    let text = """
      protocol HasClock { associatedtype Stop; var clock: Int { get }; func stop() -> Stop }
      \(provider)
      typealias ModelDependencies = HasClock & HasQueue

      """
    let report = try await check(text + model, named: name, folder: scratch())
    #expect(report.findings == [])
    #expect(report.proof?.kept.map(\.finding.subject[.provider]) == [.name("App.HasQueue")])
    let reason = try #require(report.proof?.kept.first?.reason)
    #expect(reason.hasPrefix(error), "\(reason)")
  }

  @Test func `A package that does not compile outside its build keeps what the facts say`()
    async throws
  {
    let folder = scratch()
    let report = try await check(folder: folder) {
      .exited(1, output: "/App.swift:1:1: error: no such module 'Other'")
    }
    guard case .baseline(module: "App", _)? = report.proof?.failure else {
      Issue.record("\(String(describing: report.proof))")
      return
    }
    #expect(report.findings.map(\.proof) == [.facts])
  }

  /// The build's index holds an implicit `~=` at each raw value, the proof's may not.
  @Test func `What a compiler makes of an enum's raw values at its own time is no other meaning`()
    async throws
  {
    let text = """
      enum Wait: Int { case never = -1, ten = 10 }
      func wait(_ seconds: Int) -> Wait? { Wait(rawValue: seconds) }
      """
    let report = try await check(
      text + "\n" + ProvedProgram.text, named: "raw-values", folder: scratch())
    #expect(report.proof?.failure == nil)
    #expect(report.findings.map(\.proof) == [.compiled])
  }

  @Test func `What is removed from a file goes from whatever has it by another path`()
    async throws
  {
    let folder = ScratchFolder.url.appending(path: "\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let link = folder.appending(path: "Linked.swift").filePath
    let taken = Mutex<[String]>([])
    _ = try await ProvedProgram.check(ProvedProgram.text, named: "linked", folder: scratch()) {
      let (compiler, plan) = ($0.compiler, try #require($0.plan()))
      var twin = plan[0]
      try FileManager.default.createSymbolicLink(
        atPath: link, withDestinationPath: plan[0].sources[0])
      twin.name = "Twin"
      twin.sources = [link]
      twin.interface = folder.appending(path: "Twin.swiftmodule").filePath
      $0.plan = { [twin] in plan + [twin] }
      $0.compiler = ProofCompiler { command, directory in
        if command.contains("Twin"), command.contains("-index-store-path") {
          taken.withLock { $0 += command.filter { $0.hasSuffix("/Linked.swift") } }
        }
        return compiler.run(command, directory)
      }
    }
    let first = try #require(taken.withLock(\.self).first)
    #expect(first != link)
  }

  @Test func `Where no folder can be made nothing is proved`() async throws {
    let report = try await check(folder: URL(filePath: "/dev/null/cake"))
    guard case .folderUnwritable? = report.proof?.failure else {
      Issue.record("\(String(describing: report.proof))")
      return
    }
    #expect(report.findings.map(\.proof) == [.facts])
  }
}

/// Counts the compilers that were started.
private final class Counter: Sendable {
  private let runs = Mutex(0)
  var value: Int { runs.withLock(\.self) }

  func count() -> ProofCompiler.End? {
    runs.withLock { $0 += 1 }
    return nil
  }

  func fail() -> ProofCompiler.End? {
    Issue.record("a compiler was started")
    return .stopped
  }
}
