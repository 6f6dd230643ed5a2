import Foundation
import TestSupport
import Testing

@testable import CakeCore

@Suite struct ShapeCheckTests {
  @Test(arguments: Shape.all)
  func `A check of a shape finds what the shape marks, there, and nothing else`(
    shape: Shape
  ) async throws {
    let built = try await ShapeStore.shared.build(shape)
    try #require(built.result.status == 0, "\(built.result.output)")
    let options = CheckOptions(
      package: built.root.filePath, indexStore: built.indexStore.filePath)
    let report = try await Blocking.run { try Check.run(options) }
    Found.compare(report.findings, with: shape)
    // Only large programs are read in parts: what each of them is has to change nothing.
    var parted = options
    parted.leastInPart = 1
    let other = try await Blocking.run { [parted] in try Check.run(parted) }
    #expect(other.json == report.json, "\(shape.name)")
  }

  @Test(.long, arguments: Shape.all)
  func `The compiler lets go what a check of a shape finds, and keeps what it keeps`(
    shape: Shape
  ) async throws {
    let built = try await ShapeStore.shared.build(shape)
    try #require(built.result.status == 0, "\(built.result.output)")
    var proof = try await ShapeProof.options(for: built)
    let report = try await Self.check(built, proof)
    Found.compare(report, with: shape)
    expectNothingMissed(by: report, in: shape)
    #expect(report.proof?.failure == nil)
    for finding in report.findings where finding.rule.advisesRemoval {
      #expect(finding.proof == .compiled, "\(shape.name): \(Found(finding))")
    }
    for kept in report.proof?.kept ?? [] {
      #expect(!kept.reason.isEmpty, "\(shape.name): no reason for \(Found(kept.finding))")
    }

    let escapes = Set(
      shape.permissions.filter { $0.reason == .escape || $0.reason == .stays }.map(Found.init))
    guard !escapes.isEmpty, Self.stays[shape.name] == nil else { return }
    proof.triesAll = true
    let all = try await Self.check(built, proof)
    let tally = try #require(all.proof?.tally)
    let told = all.findings.map(Found.init) + (tally.unjudged + tally.kept).map(Found.init)
    for escape in escapes.subtracting(told).sorted() {
      Issue.record("\(shape.name): neither found nor told of: \(escape)")
    }
  }

  /// Types and conformances that change, what the compiler makes: it is all read right.
  @Test(.long, arguments: Shape.all.enumerated().filter { $0.offset % 9 == 0 }.map(\.element))
  func `A shape calls the same without what a check of it finds`(shape: Shape) async throws {
    let built = try await ShapeStore.shared.build(shape)
    try #require(built.result.status == 0, "\(built.result.output)")
    var proof = try await ShapeProof.options(for: built)
    proof.comparesAllCalls = true
    Found.compare(try await Self.check(built, proof), with: shape)
  }

  private static func check(
    _ built: ShapeStore.Built, _ proof: ProofOptions
  ) async throws -> Report {
    try await Blocking.run {
      try Check.run(
        CheckOptions(package: built.root.filePath, indexStore: built.indexStore.filePath),
        proof: proof)
    }
  }

  /// Shapes in which something compiles without a need that no check tells of, each with the reason,
  /// as the limits have it.
  private static let stays = [
    "conditional/slice-in-branches": "the slice is in a branch that is not built",
    "conditional/slice-used-in-inactive-branch": "a branch that is not built uses the slice",
    "conditional/twin-that-others-never-call": "the slice is in a branch that is not built",
    "conditional/version-of-an-included-slice": "the slices are in branches that are not built",
    "extensions/more-constrained-overload": "another overload would be taken",
    "functions/more-specific-overload": "another overload would be taken",
    "forwarding/inferred-requirement": "Swift infers the need from a type that demands it",
    "inherited/protocol-slice-default": "what reads it would mean something else",
    "roots/coverage-only": "nothing takes the slice, which is counted",
  ]

  /// The long tests find it of each shape as they prove all that they mark.
  @Test(
    .enabled(if: !LongTests.run),
    arguments: Shape.all.filter { $0.permissions.contains { $0.reason == .missed } })
  func `The compiler finds all that the facts miss`(shape: Shape) async throws {
    let built = try await ShapeStore.shared.build(shape)
    let proof = try await ShapeProof.options(for: built)
    expectNothingMissed(by: try await Self.check(built, proof), in: shape)
  }

  private func expectNothingMissed(by report: Report, in shape: Shape) {
    let marked = shape.permissions.filter { $0.reason == .missed }.map(Found.init)
    let missed = Set(marked).subtracting(report.findings.map(Found.init))
    #expect(missed.isEmpty, "\(shape.name)")
  }
}

/// A finding as shapes mark it: the rule, the name without its module, and the line.
struct Found: Hashable, Comparable, CustomStringConvertible {
  let rule: String
  let name: String
  let file: String
  let line: Int

  init(_ finding: Finding) {
    rule = finding.rule.rawValue
    let key: Finding.SubjectKey? =
      switch finding.rule {
      case .unusedNeed, .redundantNeed, .unusedProvider, .nameCollision, .unneededDouble,
        .unknownEndpoint:
        .provider
      case .staleProvider: finding.subject[.provider] == nil ? .symbol : .provider
      case .unusedSlice, .uncoveredSlice: .slice
      case .constructionCycle, .missingProvider: .providers
      case .bypass: finding.subject[.root] == nil ? .provider : .root
      case .ambientEffect: .symbol
      case .featureImport: .other
      case .wideStructRoot, .sharedSlot: .root
      case .captiveValue, .selfKeepingScope:
        finding.subject[.provider] == nil ? .root : .provider
      case .generatedStale, .unusedSuppression: nil
      }
    name =
      switch key.flatMap({ finding.subject[$0] }) {
      case .name(let qualified)?: Self.withoutModule(qualified)
      case .names(let qualified)?: qualified.map(Self.withoutModule).joined(separator: "+")
      case nil: ""
      }
    file = finding.location.file
    line = finding.location.line
  }

  init(_ stay: Report.NeedsTally.Stay) {
    rule = "unused-need"
    name = Self.withoutModule(stay.provider)
    file = stay.location.file
    line = stay.location.line
  }

  init(_ expectation: Shape.Expectation) {
    rule = expectation.rule
    name = expectation.name
    file = "Sources/\(expectation.module)/\(expectation.file)"
    line = expectation.line
  }

  init(_ permission: Shape.Permission) {
    rule = "unused-need"
    name = permission.name
    file = "Sources/\(permission.module)/\(permission.file)"
    line = permission.line
  }

  private static func withoutModule(_ name: String) -> String {
    let parts = name.split(separator: ".")
    // A module's own name has no other before it.
    return parts.dropFirst(parts.count > 1 ? 1 : 0).joined(separator: ".")
  }

  /// Records what is found and not marked, and what is marked and not found.
  static func compare(_ findings: [Finding], with shape: Shape) {
    let found = Set(findings.filter { isAbout($0, shape) }.map(Found.init))
    let expected = Set(shape.expectations.map(Found.init))
    for finding in found.subtracting(expected).sorted() {
      Issue.record("\(shape.name): false: \(finding)")
    }
    for finding in expected.subtracting(found).sorted() {
      Issue.record("\(shape.name): missed: \(finding)")
    }
  }

  /// The same of a check that asked the compiler: it may find what the facts miss, and a value that
  /// escapes need not keep a need.
  static func compare(_ report: Report, with shape: Shape) {
    let found = Set(report.findings.filter { isAbout($0, shape) }.map(Found.init))
    let expected = Set(shape.expectations.map(Found.init))
    let permissions = shape.permissions.filter { $0.reason != .suppressed && $0.reason != .stays }
    let permitted = expected.union(permissions.map(Found.init))
    for finding in found.subtracting(permitted).sorted() {
      Issue.record("\(shape.name): false: \(finding)")
    }
    for finding in expected.subtracting(found).sorted() {
      Issue.record("\(shape.name): missed: \(finding)")
    }
  }

  /// Most shapes declare providers that nothing in them names, so only shapes about these mark them.
  /// Of all others the compiler is asked whether they can go.
  private static func isAbout(_ finding: Finding, _ shape: Shape) -> Bool {
    finding.rule != .staleProvider || shape.name.hasPrefix("stale-provider/")
  }

  var description: String { "\(file):\(line): \(rule) \(name)" }

  static func < (left: Found, right: Found) -> Bool { left.description < right.description }
}
