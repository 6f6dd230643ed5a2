/// What branches declare that were left out, by names: another build has something else in the place of
/// what this one has under them.
struct InactiveVersions {
  typealias Place = (branch: InactiveBranches.Branch, token: Int)

  /// What stands at the top: types, aliases, functions, variables; each with where that is first.
  private(set) var atTop: [String: Place] = [:]
  /// The members of types, by the types' names.
  private(set) var members: [String: [String: Place]] = [:]
  /// What each branch declares at the top, by its file and its directive.
  private var ownNames: [Int: [Int: Set<String>]] = [:]

  init(_ facts: Facts, _ branches: [InactiveBranches.Branch]) {
    for branch in branches {
      let source = facts.source(branch.file)
      for token in branch.tokens where source.isIdentifier(token) {
        guard source.declaresNext(token - 1) else { continue }
        let name = source.name(at: token)
        guard let open = source.enclosing(token), source.matches(open, "{") else {
          if source.enclosing(token) == nil {
            if atTop[name] == nil { atTop[name] = (branch, token) }
            ownNames[branch.file, default: [:]][branch.directive, default: []].insert(name)
          }
          continue
        }
        if let type = source.typeName(before: open) {
          members[source.name(at: type), default: [:]][name] = (branch, token)
        }
      }
    }
  }

  /// Whether a name means what its branch declares itself: no slice that this build has under it.
  func isOwn(_ use: InactiveUse) -> Bool {
    ownNames[use.branch.file]?[use.branch.directive]?.contains(use.name) ?? false
  }

  func has(_ member: String, of type: String) -> Bool { members[type]?[member] != nil }
}
