import Foundation
import TestSupport
import Testing

@testable import CakeCore

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The formats that other programs read.
@Suite struct PictureTests {
  static let hostile = ["\"]; x -> y [", "</text><script>", "%% ` | end", "#quot;&amp;\\", "日本\n語"]

  @Test(arguments: [
    (GraphFormat.json, "graph.json"), (.svg, "graph.svg"), (.dot, "graph.dot"),
    (.mermaid, "graph.mmd"),
  ])
  func `Each format is what it was`(format: GraphFormat, golden: String) throws {
    try expectGolden(GraphModel.sample.drawing(as: format), "graph/\(golden)")
  }

  @Test(arguments: GraphFormat.allCases)
  func `The same model is the same bytes`(format: GraphFormat) {
    #expect(GraphModel.sample.drawing(as: format) == GraphModel.sample.drawing(as: format))
  }

  @Test(arguments: hostile + [""])
  func `SVG is well-formed whatever the names are`(name: String) {
    for focus in [nil, GraphFocus.feature(0), .provider(2), .root(1), .slice(1)] {
      let text = GraphModel.sample { "\($0)\(name)" }.drawing(as: .svg, around: focus)
      let parser = XMLParser(data: Data(text.utf8))
      #expect(parser.parse(), "\(String(describing: parser.parserError))")
    }
  }

  @Test(
    .enabled(if: SystemProgram.dot.isAvailable, "no graphviz on this machine"),
    arguments: hostile + [""])
  func `Graphviz draws DOT whatever the names are`(name: String) async throws {
    for focus in [nil, GraphFocus.feature(0), .provider(2), .root(1), .slice(1)] {
      let text = GraphModel.sample { "\($0)\(name)" }.drawing(as: .dot, around: focus)
      let plain = try await SystemProgram.dot.run(["-Tplain"], on: text)
      #expect(plain.hasPrefix("graph "))
      #expect(plain.split(separator: "\n").count { $0.hasPrefix("node ") } > 1)
    }
  }

  @Test(
    .enabled(if: Browser.isAvailable && MermaidParser.isAvailable, "no Mermaid on this machine"),
    arguments: hostile + [""])
  func `Mermaid's own parser takes it whatever the names are`(name: String) async throws {
    for focus in [nil, GraphFocus.feature(0), .provider(2), .root(1), .slice(1)] {
      let text = GraphModel.sample { "\($0)\(name)" }.drawing(as: .mermaid, around: focus)
      let nodes = try await MermaidParser.nodes(in: text)
      #expect(nodes.contains { $0.hasPrefix("f") })
      #expect(nodes.allSatisfy { $0.wholeMatch(of: /[frp]\d+|rest/) != nil })
    }
  }

  @Test func `No edge is drawn that is not a handover, a use, an opening or a parent`() throws {
    let model = GraphModel.sample
    let drawing = GraphDrawing(model, withProviders: true)
    #expect(
      Set(drawing.edges.map { "\($0.from) \($0.to)" }) == [
        "r0 r1", "r1 f0", "f0 f1", "r1 f2", "f0 f2", "f0 p0", "f0 p1", "f0 p3", "f1 p1",
      ])
  }

  @Test func `A picture of one thing says what it leaves out`() {
    let model = GraphModel.sample.cut(to: .feature(2))
    #expect(model.features.map(\.short) == ["List", "Details"])
    #expect(model.leftOut == ["1 feature", "3 providers", "2 roots"])
    #expect(GraphModel.sample.drawing(as: .mermaid, around: .feature(2)).contains("1 feature"))
    #expect(GraphModel.sample.drawing(as: .svg, around: .feature(2)).contains("1 feature"))
  }

  @Test func `A picture of very many features keeps the widest`() {
    let model = GraphModel.large(features: 500).cut(to: nil, capped: true)
    #expect(model.features.count == GraphModel.greatestPicture)
    #expect(model.leftOut.first == "440 features")
  }

  @Test func `A finding follows from the one about the slice that it is handed on as`() throws {
    let findings = GraphModel.sample.findings
    #expect(findings.map(\.cause) == [1, nil])
  }

  @Test func `Names are as short as they can be told apart`() {
    #expect(
      GraphNames.of([
        "MapDev.Root", "App.Root", "App.Model", "Live.Visits.local(of:)", "Core.make(_:)",
        "Kit.Other.local(of:)",
      ]) == [
        "MapDev.Root", "App.Root", "Model", "Visits.local(of:)", "make(_:)", "Other.local(of:)",
      ])
  }

  @Test func `A dot in a name is none between names`() {
    let paths = [["App", "my.name"], ["App", "v1.2", "run.(_:a.b:)"], ["App", "Model"]]
    let names = paths.map(QualifiedName.joined)
    #expect(names == ["App.`my.name`", "App.`v1.2`.`run.`(_:a.b:)", "App.Model"])
    #expect(names.map(QualifiedName.parts) == paths)
    #expect(GraphNames.of(names) == ["`my.name`", "`v1.2`.`run.`(_:a.b:)", "Model"])
  }

  @Test func `A name tells development by one of its words`() {
    for name in ["MapDev", "DevApp", "PreviewDependencies", "map-dev", "Sources_Demo"] {
      #expect(DevelopmentName.isOne(name), "\(name)")
    }
    for name in ["Device", "Developer", "AppDependencies", "Demolition", "Evidence"] {
      #expect(!DevelopmentName.isOne(name), "\(name)")
    }
  }
}

@Suite struct GraphMetricsTests {
  @Test func `A slice splits where no consumer has of both parts`() {
    #expect(parts([[0, 1], [2]]) == [[0, 1], [2]])
    #expect(parts([[0, 1], [1, 2]]) == [])
    #expect(parts([[0], [1], [2]]) == [[0], [1, 2]])
    #expect(parts([[0, 1, 2]]) == [])
  }

  @Test func `A need that is kept for what is not seen keeps its slice whole`() {
    #expect(parts([[0], [1]]) == [])
  }

  /// The parts of a slice of three needs, by what each of its consumers uses.
  private func parts(_ uses: [[Int]]) -> [[Int]] {
    var model = GraphModel.sample
    model.slices = [model.slices[1]]
    model.slices[0].takers = Array(uses.indices)
    model.features = uses.map { used in
      var feature = model.features[1]
      feature.cells = (0..<3).map { .init(provider: $0, state: used.contains($0) ? .used : .kept) }
      return feature
    }
    GraphMetrics.fill(&model)
    return model.slices[0].parts
  }
}
