import Foundation
import Synchronization
import TestSupport
import Testing

@testable import CakeCore

/// How much an answer has the compiler prove.
@Suite struct AskedProofTests {
  /// `Child` goes where `Parent` goes; `Other` has nothing to do with either.
  private static let text = """
    //--- Core/Core.swift
    public protocol HasClock: Sendable { var clock: Int { get } }
    public protocol HasCache: Sendable { var cache: Int { get } }
    public protocol HasPush: Sendable { var push: Int { get } }
    public protocol HasTrace: Sendable { var trace: Int { get } }
    //--- Feature/Feature.swift
    import Core
    struct Holder<Held> { let held: Held }
    typealias ChildDependencies = HasClock & HasCache & HasPush
    func now(_ dependencies: any ChildDependencies) -> Int { dependencies.clock }
    func push(_ dependencies: any ChildDependencies) -> Int {
      Holder(held: dependencies).held.push
    }
    typealias ParentDependencies = HasClock & HasCache & HasPush
    func start(_ dependencies: any ParentDependencies) -> Int { now(dependencies) }
    typealias NobodyDependencies = HasTrace
    typealias WideDependencies = HasClock & ChildDependencies
    func wide(_ dependencies: any WideDependencies) -> Int { dependencies.clock }
    //--- Other/Other.swift
    import Core
    typealias OtherDependencies = HasClock & HasTrace
    func later(_ dependencies: any OtherDependencies) -> Int { dependencies.clock }
    struct Root: HasClock, HasTrace { let clock = 1, trace = 2 }
    let other = later(Root())

    """

  /// A value has two slices, of which one may lose what it is read for.
  private static let pair = """
    protocol HasPush { var push: Int { get } }
    protocol HasClock { var clock: Int { get } }
    struct Held<Value> { let held: Value }
    typealias OneDependencies = HasClock & HasPush
    typealias OtherDependencies = HasClock & HasPush
    func both(_ dependencies: any OneDependencies & OtherDependencies) -> Int {
      Held(held: dependencies).held.push
    }

    """

  /// An answer with the modules that were checked for it.
  private func ask(
    _ name: String, in slice: String? = nil, of text: String = text, folder: URL,
    proves: Bool = true
  ) async throws -> (answer: String, checked: Set<String>) {
    let (built, options) = try await program(text, folder)
    let checked = Mutex<Set<String>>([])
    var proof = options
    let compiler = options.compiler
    proof.compiler = ProofCompiler { command, directory in
      if command.contains("-typecheck"), let option = command.firstIndex(of: "-module-name") {
        checked.withLock { _ = $0.insert(command[option + 1]) }
      }
      return compiler.run(command, directory)
    }
    let answer = try await Blocking.run { [proof] in
      try Why.answer(
        name, in: slice,
        CheckOptions(package: built.root.filePath, indexStore: built.indexStore.filePath),
        proof: proves ? proof : nil)
    }
    return (answer, checked.withLock(\.self))
  }

  private func program(
    _ text: String, _ folder: URL
  ) async throws -> (ShapeStore.Built, ProofOptions) {
    let name = text == Self.text ? "proofs/asked" : "proofs/asked-pair"
    let built = try await ShapeStore.shared.build(Shape(name: name, text: text))
    try #require(built.result.status == 0, "\(built.result.output)")
    var options = try await ShapeProof.options(for: built)
    options.folder = folder.filePath
    return (built, options)
  }

  @Test(
    arguments: [
      ("OtherDependencies", nil, ["Other"]), ("HasTrace", "OtherDependencies", ["Other"]),
      ("Root", nil, []), ("HasPush", nil, ["Feature"]),
      ("HasCache", "ParentDependencies", ["Feature"]), ("HasTrace", nil, ["Feature", "Other"]),
      ("NobodyDependencies", nil, ["Feature"]), ("WideDependencies", nil, ["Feature"]),
      ("HasClock", nil, ["Feature"]),
      ("HasClock", "ChildDependencies", []),
    ] as [(String, String?, Set<String>)])
  func `An answer costs the proof of what it tells of, and is that of a whole proof`(
    name: String, slice: String?, modules: Set<String>
  ) async throws {
    let (folder, whole) = (ProvedProgram.scratch(), ProvedProgram.scratch())
    let (answer, checked) = try await ask(name, in: slice, folder: folder)
    #expect(checked == modules)
    let (built, options) = try await program(Self.text, whole)
    _ = try await Blocking.run { [options] in
      try Check.run(
        CheckOptions(package: built.root.filePath, indexStore: built.indexStore.filePath),
        proof: options)
    }
    let known = try await ask(name, in: slice, folder: whole)
    #expect(known.answer == answer)
    #expect(known.checked == [], "a check has tried all that")
  }

  @Test func `Of two needs of which one may go no two answers tell that both may`() async throws {
    var answers: [String] = []
    for slice in ["OneDependencies", "OtherDependencies"] {
      answers.append(
        try await ask("HasPush", in: slice, of: Self.pair, folder: ProvedProgram.scratch()).answer)
    }
    #expect(answers.count { $0.contains("[unused-need]") } == 1, "\(answers)")
  }

  @Test func `Nothing is compiled for a name that is none`() async throws {
    await #expect(throws: WhyError.self) {
      _ = try await ask("HasNwo", folder: URL(filePath: "/dev/null/none"))
    }
  }
}
