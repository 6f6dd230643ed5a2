/// A generated file no longer fits what it was made from.
enum GeneratedStale: Rule {
  static let id = RuleID.generatedStale

  static func findings(in program: Program) -> [Finding] {
    let facts = program.facts
    return facts.files.indices.compactMap { number in
      guard facts.files[number].isOwn, GeneratedFile.mayBegin(facts.source(number).content),
        let generated = GeneratedFile(
          String(decoding: facts.source(number).content, as: UTF8.self)),
        var request = GenerateRequest(arguments: generated.arguments)
      else { return nil }
      let file = facts.files[number]
      request.output = file.absolutePath
      let digest = GeneratedSources(program, request).digest()
      guard digest != generated.sources else { return nil }
      return finding(file.path, request, isGone: digest.isEmpty)
    }
  }

  private static func finding(
    _ path: String, _ request: GenerateRequest, isGone: Bool
  ) -> Finding {
    let reason =
      isGone ? "a slice that it is for is gone" : "what it was made from has changed"
    return Finding(
      rule: id, severity: id.defaultSeverity,
      message: "this generated file is out of date: \(reason); "
        + (isGone
          ? "write it for other slices, or remove it"
          : "'\(ToolVersion.name) generate update' writes it anew"),
      location: SourcePlace(file: path, line: 1, column: 1), subject: [:], notes: [])
  }
}
