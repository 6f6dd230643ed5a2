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
    edits += missingImports(made.imports)
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
        place: place, followsText: place.line > 1 && !text(place.line - 1).isEmpty,
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

  /// Imports that the type's file lacks, before its first one.
  private func missingImports(_ imports: [String]) -> [Finding.Fix.Edit] {
    let source = facts.source(subject.file)
    let tokens = (0..<source.count).filter {
      source.matches($0, "import") && source.enclosing($0) == nil
    }
    let present = Set(tokens.map { source.name(at: $0 + 1) })
    let missing = imports.filter { line in
      !present.contains { line.hasSuffix("import \($0)\n") }
    }
    guard !missing.isEmpty else { return [] }
    let line = Int(source[tokens.first ?? 0].line)
    return [
      .init(
        file: facts.files[subject.file].path, line: line, column: 1, endLine: line, endColumn: 1,
        replacement: missing.joined() + (tokens.isEmpty ? "\n" : ""))
    ]
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
    var line = Int(source[token].line)
    while line > 1 {
      if text(line - 1).hasPrefix("//") {
        line -= 1
      } else if text(line - 1).hasSuffix("*/"),
        let start = (1..<line).last(where: { text($0).hasPrefix("/*") })
      {
        line = start
      } else {
        break
      }
    }
    return SourcePlace(file: facts.files[subject.file].path, line: line, column: 1)
  }

  /// A line of the type's file, counted from one, without the spaces before it.
  private func text(_ line: Int) -> Substring {
    let bytes = facts.source(subject.file).bytes
    let line = LineTable(bytes).content(ofLine: line - 1)
    return String(decoding: bytes[line], as: UTF8.self).trimmingPrefix { $0 == " " || $0 == "\t" }
  }
}
