/// The members of types that only code has which was left out, aliases among them, by the names of
/// those types.
///
/// What such a property holds was put there by code that is looked at by itself.
struct InactiveTypes {
  private var members: [String: Set<String>] = [:]
  /// Those of them that say their type, and functions and types.
  private var typed: [String: Set<String>] = [:]

  init(_ facts: Facts, _ branches: [InactiveBranches.Branch]) {
    for branch in branches {
      let source = facts.source(branch.file)
      for word in branch.tokens {
        let name: Int
        if source.opensType(word), source.isIdentifier(word + 1) {
          name = word + 1
        } else if source.matches(word, "extension"), source.isIdentifier(word + 1) {
          name = source.lastName(ofTypeAt: word + 1)
        } else {
          continue
        }
        let body = source.declaration(at: name, .type).body
        let type = source.name(at: name)
        for member in source.members(in: body) {
          members[type, default: []].insert(source.name(at: member))
          let isTyped = !source.isBinding(member - 1) || source.matches(member + 1, ":")
          if isTyped { typed[type, default: []].insert(source.name(at: member)) }
        }
      }
    }
  }

  func has(_ member: String, _ type: String) -> Bool { members[type]?.contains(member) == true }

  /// Whether what a member is stands there: no slice is, unless the branch names it.
  func hasTyped(_ member: String, _ type: String) -> Bool { typed[type]?.contains(member) == true }
}

extension SourceText {
  /// Where the properties, functions and types in the braces of a type have their names.
  fileprivate func members(in body: Range<Int>) -> [Int] {
    guard let first = body.first else { return [] }
    let open = matches(first, "{") ? first : first - 1
    return body.filter { token in
      isIdentifier(token) && declaresNext(token - 1) && enclosing(token) == open
    }
  }
}
