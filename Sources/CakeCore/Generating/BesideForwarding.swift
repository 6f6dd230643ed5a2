/// The forwarding of providers, each extension to go beside its protocol.
package struct BesideForwarding: Codable, Sendable {
  /// What goes into one file.
  package struct FileEdits: Codable, Sendable {
    package var edits: [Finding.Fix.Edit]
  }

  package struct LeftOut: Codable, Sendable {
    package var name: String
    package var reason: String
  }

  package var files: [FileEdits] = []
  package var leftOut: [LeftOut] = []

  /// - Parameter format: Gives a declaration the package's format, for a file of the package.
  package static func make(
    _ request: GenerateRequest, _ options: CheckOptions, _ tools: GenerateTools,
    format: @escaping (_ text: String, _ file: String) -> String
  ) throws(GenerateError) -> BesideForwarding {
    let program: Program
    do throws(CakeError) {
      program = try .read(options)
      try Emptiness.throwIfEmpty(program, options)
    } catch { throw .check(error) }
    let generation = Generation(program, request, tools)
    let slices = try Selection(program, request).slices()
    return try BesideWriter(generation, format).write(generation.needs(of: slices))
  }
}

private struct BesideWriter {
  private let generation: Generation
  private let format: (_ text: String, _ file: String) -> String
  private var program: Program { generation.program }
  private var facts: Facts { generation.facts }

  init(_ generation: Generation, _ format: @escaping (String, String) -> String) {
    self.generation = generation
    self.format = format
  }

  func write(_ providers: [Int]) throws(GenerateError) -> BesideForwarding {
    let forwarded = Forwarding.present(in: program, except: nil)
    let imports = facts.imports
    var made = BesideForwarding()
    var edits: [Int: [Finding.Fix.Edit]] = [:]
    var shown: [Int: Bool] = [:]
    for provider in providers where !forwarded.contains(provider) {
      let value = program.catalog.providers[provider]
      let file = Int(facts.symbols.base[Int(value.symbol)].definitionFile)
      guard facts.files[file].isOwn else { continue }
      guard imports[value.module]?.contains("LayerCake") == true else {
        made.leftOut.append(
          .init(name: value.name, reason: "its module does not import LayerCake"))
        continue
      }
      guard let text = program.flow.declarations.text(of: value.symbol),
        facts.nominalParent(value.symbol) < 0
      else { continue }
      let interface = try generation.read(provider)
      let access = access(text, in: file)
      do throws(Forwarding.Obstacle) {
        let extended = format(
          try Forwarding.text(interface, access: access), facts.files[file].absolutePath)
        edits[file, default: []].append(insertion(of: extended, after: text, in: file))
        shown[file] = shown[file] == true || access == "public "
      } catch {
        made.leftOut.append(.init(name: value.name, reason: error.reason))
      }
    }
    for file in edits.keys.sorted() {
      let line = (shown[file] == true ? "public " : "") + "import LayerCake"
      let source = facts.source(file)
      let added = source.edit(importing: [line], path: facts.files[file].path)
      made.files.append(.init(edits: edits[file]! + (added.map { [$0] } ?? [])))
    }
    guard !made.files.isEmpty || !made.leftOut.isEmpty else {
      throw .nothingToDo(reason: "every provider is forwarded already")
    }
    return made
  }

  /// What other modules may use has to be said again of an extension's members.
  private func access(_ text: DeclarationText, in file: Int) -> String {
    let words = facts.source(file).modifiers(before: text.nameToken)
    return words.contains("public") ? "public " : words.contains("package") ? "package " : ""
  }

  /// On the lines after the protocol, past what else stands where it ends.
  private func insertion(
    of text: String, after protocolText: DeclarationText, in file: Int
  ) -> Finding.Fix.Edit {
    let source = facts.source(file)
    let end = source.end(of: protocolText.body.upperBound)
    let path = facts.files[file].path
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .drop(while: \.isEmpty).reversed().drop(while: \.isEmpty).reversed().joined(separator: "\n")
    let lineCount = LineTable(source.bytes).starts.count
    if lineCount <= end.line {
      return .init(
        file: path, line: end.line, column: end.column, endLine: end.line, endColumn: end.column,
        replacement: "\n\n" + lines)
    }
    // A line that is empty where an edit ends goes.
    return .init(
      file: path, line: end.line + 1, column: 1, endLine: end.line + 1, endColumn: 1,
      replacement: "\n" + lines + (end.line + 1 < lineCount ? "\n\n" : "\n"))
  }
}
