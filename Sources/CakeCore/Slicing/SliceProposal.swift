/// The slice that a type really uses, the providers that are missing for it, and what is left to do.
package struct SliceProposal: Codable, Sendable {
  package var type = ""
  /// What it uses now, and where.
  package var uses: [String] = []
  package var imports: [String] = []
  package var providers: [String] = []
  package var slice = ""
  /// What hands the old values out until a root does; empty where nobody knows them.
  package var bridge = ""
  /// What goes after the type: an initialiser that takes the slice; empty where there is none.
  package var extending = ""
  /// What a person has to do or to decide.
  package var left: [String] = []
  package var outcome = Outcome.refused(reason: "")

  package enum Outcome: Codable, Sendable {
    case change(Change)
    /// Why no edit is sure to compile.
    case refused(reason: String)

    var text: String {
      switch self {
      case .change(let change): "'--apply' \(change.summary)."
      case .refused(let reason): "'--apply' changes nothing: \(reason)."
      }
    }
  }

  /// The edits by which the type takes the slice.
  package struct Change: Codable, Sendable {
    /// Where the declarations go, before the type.
    package var place: SourcePlace
    /// Whether something stands on the line before.
    package var followsText: Bool
    /// The declarations, the likeliest first: one of them has to compile.
    package var variants: [String]
    /// The slice of each.
    package var slices: [String] = []
    package var edits: [Finding.Fix.Edit]
    /// What is written after the type, and where; not there where nothing is.
    package var ending: Ending?
    /// Whether the type has a root by default that hands out what it reached for.
    package var isBridged = false
    /// What they do, after the option's name.
    package var summary = "writes this beside the type and has it take the slice"

    package struct Ending: Codable, Sendable {
      package var place: SourcePlace
      package var text: String
    }
  }

  /// What a type uses, and what it would take instead.
  ///
  /// - Parameter mainActorModules: Those in which what says nothing of it is the main actor's.
  package static func make(
    for name: String, _ options: CheckOptions, mainActorModules: Set<String>
  ) throws(GenerateError) -> SliceProposal {
    let program: Program
    do throws(CakeError) { program = try .read(options) } catch { throw .check(error) }
    let subject = try SubjectType(named: name, program)
    var reader = SliceReader(program, subject, mainActorModules: mainActorModules)
    try reader.read()
    return SliceWriter(reader).proposal()
  }

  /// The proposal as a file of its own.
  package var text: String {
    let declarations = providers + [slice] + (bridge.isEmpty ? [] : [bridge])
    let blocks =
      [Self.comment("What '\(type)' uses:", uses)] + (imports.isEmpty ? [] : [imports.joined()])
      + declarations + (extending.isEmpty ? [] : [extending])
      + (left.isEmpty ? [] : [Self.comment("Left to you:", left)])
    return (blocks + ["// \(outcome.text)\n"]).joined(separator: "\n")
  }

  /// The declarations before the slice.
  var head: String { providers.map { $0 + "\n" }.joined() }

  private static func comment(_ title: String, _ lines: [String]) -> String {
    "// \(title)\n" + lines.map { "// - \($0)\n" }.joined()
  }
}
