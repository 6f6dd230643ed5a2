import Foundation
import Testing

@testable import RuntimeBenchmark

@Test func `Every measurement does its work as often as it is told to`() {
  for measure in Measure.all() {
    #expect(measure.run(3) == 3 * measure.threads, "\(measure.name)")
  }
}

@Test func `Every group has one yardstick, and no form is in it twice`() {
  let groups = Dictionary(grouping: Measure.all(), by: \.group)
  for (group, measures) in groups {
    #expect(measures.count(where: \.isYardstick) == 1, "\(group)")
    #expect(Set(measures.map(\.form)).count == measures.count, "\(group)")
  }
}

@Test func `A profile has the calls of retain and release, whoever made them`() {
  let profile = Profile(
    callgrind: """
      fn=(1) main
      12 3
      cfn=(2) swift_retain
      calls=5 0
      12 30
      cfn=(3) swift_release
      calls=2 0
      12 9
      cfn=(4) malloc
      calls=7 0
      12 9

      fn=(5) other
      cfn=(2)
      calls=1 0
      4 2
      cfn=(6) swift_release'2
      calls=200 0
      4 2
      fn=(2)
      0 8
      totals: 61
      """)
  #expect(profile.retains == 6)
  #expect(profile.releases == 202)
  #expect(profile.instructions == 61)
}

@Test func `What the documentation shows of the trap is what is measured`() throws {
  let package = (0..<5).reduce(URL(filePath: #filePath)) { path, _ in
    path.deletingLastPathComponent()
  }
  let article = try String(
    contentsOf: package.appending(path: "Sources/LayerCake/LayerCake.docc/Performance.md"),
    encoding: .utf8)
  let source = try String(
    contentsOf: package.appending(
      path: "Tests/Benchmarks/Sources/RuntimeBenchmark/Forms/Trap.swift"), encoding: .utf8)
  let trap = try #require(article.components(separatedBy: "\n## A trap\n").last)
  let snippets = trap.split(separator: "```swift\n").dropFirst().map {
    $0.split(separator: "```")[0]
  }
  #expect(!snippets.isEmpty)
  for snippet in snippets { #expect(source.contains(snippet)) }
}
