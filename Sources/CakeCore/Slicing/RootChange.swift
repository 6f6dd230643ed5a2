/// The edits by which a type takes its slice where it took a root.
struct RootChange {
  private let reader: SliceReader
  private let access: String
  private var facts: Facts { reader.facts }
  private var catalog: Catalog { reader.catalog }
  private var subject: SubjectType { reader.subject }

  init(_ reader: SliceReader, access: String) {
    self.reader = reader
    self.access = access
  }

  /// - Parameter providers: Those that the root has to answer, each with its number if it is there.
  func outcome(
    of made: SliceProposal, slice: String, variants: [String],
    providers: [(number: Int?, name: String)]
  ) -> SliceProposal.Outcome {
    let name = subject.qualifiedName
    guard !reader.rootTypes.isEmpty || !reader.roots.isEmpty else {
      return .refused(
        reason:
          "'\(name)' takes no root: whoever makes it has to hand its dependencies in, which no "
          + "edit of it alone can do")
    }
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
    var edits = reader.rootTypes.map { edit($0.tokens, in: $0.file, to: "any \(slice)") }
    let path = facts.files[subject.file].path
    let imports = made.imports.map { String($0.dropLast()) }
    if let edit = facts.source(subject.file).edit(importing: imports, path: path) {
      edits.append(edit)
    }
    var extra = ""
    if !lacking.isEmpty {
      if facts.module(root) == subject.module, let fix = conformance(of: root, to: lacking) {
        edits += fix.edits
      } else {
        extra = "\nextension \(facts.name(root)): \(lacking.joined(separator: " & ")) {}\n"
      }
    }
    let head = made.providers.map { $0 + "\n" }.joined()
    return .change(
      .init(
        place: place, followsText: facts.source(subject.file).hasText(onLine: place.line - 1),
        variants: variants.map { head + $0 + extra }, edits: edits))
  }

  private func conformance(of root: Int32, to names: [String]) -> Finding.Fix? {
    let value = Root(
      symbol: root, name: facts.qualifiedName(root), module: facts.module(root),
      place: facts.definitionPlace(root), isOwn: true, kind: .app, grants: [], provides: [])
    return RootAdditions(reader.program, value).fix(members: [], names: names)
  }

  private func edit(_ tokens: Range<Int>, in file: Int, to text: String) -> Finding.Fix.Edit {
    let source = facts.source(file)
    let start = source[tokens.lowerBound]
    let end = source.end(of: tokens.upperBound - 1)
    return .init(
      file: facts.files[file].path, line: Int(start.line), column: Int(start.column),
      endLine: end.line, endColumn: end.column, replacement: text)
  }

  /// The beginning of the line before which the declarations go: that of the outermost declaration
  /// around the type, with its comments and attributes.
  private var place: SourcePlace {
    let source = facts.source(subject.file)
    var token = reader.text(of: subject.symbol)?.nameToken ?? 0
    while let around = source.enclosing(token) { token = around }
    token = source.statementStart(token)
    while token > 1 {
      var name = token - 1
      if source.matches(name, ")"), let open = source.partner(of: name) { name = open - 1 }
      guard source.isIdentifier(name), source.matches(name - 1, "@") else { break }
      token = name - 1
    }
    let line = source.commentedStart(ofLine: Int(source[token].line))
    return SourcePlace(file: facts.files[subject.file].path, line: line, column: 1)
  }
}
