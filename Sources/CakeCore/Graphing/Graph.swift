/// The formats of `cake graph`, by the names that `--format` takes.
package enum GraphFormat: String, CaseIterable, Sendable {
  case html
  case svg
  case mermaid
  case dot
  case json
}

/// What a picture is to show of a program: one thing, by the kind and the name that somebody gave.
package struct GraphSubject: Hashable, Sendable {
  package enum Kind: String, Sendable { case feature, provider, anything }

  package var kind: Kind
  package var name: String

  package init(_ kind: Kind, _ name: String) {
    self.kind = kind
    self.name = name
  }
}

/// Draws what a program provides and needs.
package enum Graph {
  /// The picture as text; with a base, what has changed since then as well.
  package static func draw(
    _ options: CheckOptions, as format: GraphFormat, of subject: GraphSubject? = nil,
    since base: (name: String, report: Report)? = nil
  ) throws(WhyError) -> String {
    let program: Program
    let findings: [Finding]
    do {
      var clock: PhaseClock?
      let facts = try FactsReader(options: options).read(&clock)
      program = Program(facts, patterns: options.providerPatterns)
      if !options.allowsNothing { try Emptiness.throwIfEmpty(program, options) }
      findings = Sieve(program, options).sift().findings
      try facts.throwIfUntrustworthy()
    } catch { throw .check(error) }
    var (model, positions) = GraphBuilder(program, findings).build()
    if let base { model.change = GraphModel.Change(base, model) }
    let focus = try subject.map { subject throws(WhyError) in
      try find(subject, program, positions)
    }
    return model.drawing(as: format, around: focus)
  }

  /// What a name means in the model.
  private static func find(
    _ subject: GraphSubject, _ program: Program, _ positions: GraphPositions
  ) throws(WhyError) -> GraphFocus {
    let kind: Names.Kind? =
      switch subject.kind {
      case .feature: .consumer
      case .provider: .provider
      case .anything: nil
      }
    let entries = try Names(program).find(subject.name, kind)
    guard entries.count < 2 else {
      throw .ambiguous(
        name: subject.name, candidates: entries.map { "\($0.place): \($0.title)" })
    }
    for meaning in entries.flatMap(\.meanings) {
      let found: GraphFocus? =
        switch meaning {
        case .provider(let number): positions.provider[number].map(GraphFocus.provider)
        case .consumer(let number): positions.feature[number].map(GraphFocus.feature)
        case .root(let number): positions.root[number].map(GraphFocus.root)
        case .slice(let number): positions.slice[number].map(GraphFocus.slice)
        }
      if let found, kind == nil || meaning.kind == kind { return found }
    }
    throw .unknown(name: subject.name, kind: kind?.rawValue ?? "name", known: [])
  }
}

/// The one thing that a picture is about.
package enum GraphFocus: Hashable, Sendable {
  case feature(Int)
  case provider(Int)
  case root(Int)
  case slice(Int)
}

extension GraphModel {
  package func drawing(as format: GraphFormat, around focus: GraphFocus? = nil) -> String {
    let part = { (isCapped: Bool) in cut(to: focus, capped: isCapped) }
    let drawing = { GraphDrawing(part(true), withProviders: focus != nil) }
    switch format {
    case .html: return GraphPage(model: self, focus: focus).text
    case .json: return part(false).json
    case .svg: return GraphSVG(part(true)).text
    case .mermaid: return GraphMermaid(drawing: drawing()).text
    case .dot: return GraphDOT(drawing: drawing()).text
    }
  }
}
