/// The edits by which a type takes its slice where it took a root.
struct RootChange {
  private let reader: SliceReader
  private let edits: SubjectEdits
  private var facts: Facts { reader.facts }
  private var catalog: Catalog { reader.catalog }
  private var subject: SubjectType { reader.subject }

  init(_ reader: SliceReader) {
    self.reader = reader
    edits = SubjectEdits(reader)
  }

  /// - Parameter providers: Those that the root has to answer, each with its number if it is there.
  func outcome(
    of made: SliceProposal, slice: String, variants: [String],
    providers: [(number: Int?, name: String)]
  ) -> SliceProposal.Outcome {
    let name = subject.qualifiedName
    guard reader.roots.count == 1, let root = reader.roots.first else {
      return .refused(reason: "'\(name)' takes several roots")
    }
    if let obstacle = reader.obstacles.first {
      return .refused(reason: "'\(name)' can't take a slice yet: \(obstacle)")
    }
    let lacking = providers.filter { provider in
      guard let number = provider.number else { return true }
      return catalog.rootOf[root].map { !catalog.roots[$0].provides.contains(number) } ?? true
    }.map(\.name)
    var changes = reader.rootTypes.map {
      edits.replacement($0.tokens, in: $0.file, by: "any \(slice)")
    }
    var extra = ""
    if !lacking.isEmpty {
      if facts.module(root) == subject.module, let clause = conformance(of: root, to: lacking) {
        changes.append(clause)
      } else {
        extra = "\nextension \(facts.name(root)): \(lacking.joined(separator: " & ")) {}\n"
      }
    }
    return .change(
      edits.change(variants.map { made.head + $0 + extra }, importing: made.imports, changes))
  }

  private func conformance(of root: Int32, to names: [String]) -> Finding.Fix.Edit? {
    let value = Root(
      symbol: root, name: facts.qualifiedName(root), module: facts.module(root),
      place: facts.definitionPlace(root), isOwn: true, kind: .app, grants: [], provides: [])
    return RootAdditions(reader.program, value).clause(naming: names)
  }
}
