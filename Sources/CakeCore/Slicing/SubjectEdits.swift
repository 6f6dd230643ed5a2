/// Edits of the code of a type, and the place before it.
struct SubjectEdits {
  private let reader: SliceReader
  private var facts: Facts { reader.facts }
  private var subject: SubjectType { reader.subject }

  init(_ reader: SliceReader) { self.reader = reader }

  /// A change that writes declarations before the type, or with other declarations what comes next.
  func change(
    _ variants: [String], importing imports: [String], _ edits: [Finding.Fix.Edit]
  ) -> SliceProposal.Change {
    let modules = imports.map { String($0.dropLast()) }
    let path = facts.files[subject.file].path
    let imported = facts.source(subject.file).edit(importing: modules, path: path)
    return .init(
      place: place, followsText: facts.source(subject.file).hasText(onLine: place.line - 1),
      variants: variants, edits: edits + (imported.map { [$0] } ?? []))
  }

  func replacement(_ tokens: Range<Int>, in file: Int, by text: String) -> Finding.Fix.Edit {
    edit(from: tokens.lowerBound, to: facts.source(file).end(of: tokens.upperBound - 1), file, text)
  }

  func insertion(_ text: String, after token: Int, in file: Int) -> Finding.Fix.Edit {
    let end = facts.source(file).end(of: token)
    return .init(
      file: facts.files[file].path, line: end.line, column: end.column, endLine: end.line,
      endColumn: end.column, replacement: text)
  }

  /// Takes some tokens away with what stands between them and the next one.
  func removal(_ tokens: Range<Int>, in file: Int) -> Finding.Fix.Edit {
    let next = facts.source(file)[tokens.upperBound]
    return edit(from: tokens.lowerBound, to: (Int(next.line), Int(next.column)), file, "")
  }

  /// Writes lines after an opening brace, further in than the line that it stands on.
  func lines(_ lines: [String], after brace: Int, in file: Int) -> Finding.Fix.Edit {
    let source = facts.source(file)
    var first = brace
    while first > 0, !source[first].startsLine { first -= 1 }
    let outside = String(repeating: " ", count: Int(source[first].column) - 1)
    let text = lines.map { $0.isEmpty ? "\n" : "\(outside)  \($0)\n" }.joined()
    guard source[brace + 1].startsLine else {
      return insertion("\n\(text)\(outside) ", after: brace, in: file)
    }
    let line = Int(source[brace].line) + 1
    return .init(
      file: facts.files[file].path, line: line, column: 1, endLine: line, endColumn: 1,
      replacement: text)
  }

  private func edit(
    from token: Int, to end: (line: Int, column: Int), _ file: Int, _ text: String
  ) -> Finding.Fix.Edit {
    let start = facts.source(file)[token]
    return .init(
      file: facts.files[file].path, line: Int(start.line), column: Int(start.column),
      endLine: end.line, endColumn: end.column, replacement: text)
  }

  /// After the outermost declaration around the type.
  var end: SourcePlace {
    let source = facts.source(subject.file)
    var token = reader.text(of: subject.symbol)?.body.upperBound ?? 0
    while let around = source.enclosing(token) { token = source.partner(of: around) ?? around }
    let end = source.end(of: token)
    return SourcePlace(file: facts.files[subject.file].path, line: end.line, column: end.column)
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
