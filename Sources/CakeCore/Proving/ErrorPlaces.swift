/// What the program deals with where errors of the compiler stand.
final class ErrorPlaces {
  private let program: Program
  private lazy var files = Dictionary(grouping: program.facts.files.indices) {
    program.facts.files[$0].path
  }

  init(_ program: Program) { self.program = program }

  /// The slices that the declaration at an error's place can reach values of:
  /// `Sources/App/Login.swift:31:5: error: …`.
  func slices(near error: String) -> Set<Int> {
    let parts = error.split(separator: ":", maxSplits: 3, omittingEmptySubsequences: false)
    guard parts.count == 4, let line = Int(parts[1]), let column = Int(parts[2]) else { return [] }
    var found: Set<Int> = []
    for file in files[String(parts[0])] ?? [] {
      guard let token = program.facts.source(file).token(line: line, column: column),
        let owner = program.flow.declarations.owner(around: token, in: file)
      else { continue }
      for node in program.flow.units[owner]?.sources ?? [] where program.catalog.isSlice(node) {
        found.insert(node.number)
      }
    }
    return found
  }
}
