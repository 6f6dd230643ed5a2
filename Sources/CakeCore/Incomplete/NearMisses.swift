/// What of a root comes near to a requirement: the name with another type, the type with another
/// name.
struct NearMisses {
  private let incomplete: IncompleteRoots
  private let root: Root
  /// What the compiler says beside the errors about the root.
  private let compilerNotes: [CompilerMessage]
  private let additions: RootAdditions
  private var facts: Facts { incomplete.program.facts }

  init(
    _ incomplete: IncompleteRoots, _ root: Root, _ compilerNotes: [CompilerMessage],
    _ additions: RootAdditions
  ) {
    self.incomplete = incomplete
    self.root = root
    self.compilerNotes = compilerNotes
    self.additions = additions
  }

  func notes(on requirement: Int32) -> [Finding.Note] {
    if additions.isType(requirement) { return inferring(requirement) }
    let candidates = compilerNotes.compactMap { candidate($0, for: requirement) }
    return (candidates.isEmpty ? inTheWay(requirement) : candidates)
      + similar(requirement).map { member in
        .init(
          message: "'\(facts.name(member))' has the type of '\(facts.name(requirement))'; "
            + "maybe it is meant",
          location: facts.definitionPlace(member))
      }
  }

  /// The member of the name that nobody else sees, or that is a property where a function is asked
  /// for: of these the compiler says nothing.
  private func inTheWay(_ requirement: Int32) -> [Finding.Note] {
    guard let member = additions.namesake(of: requirement) else { return [] }
    let isProperty = facts.symbols.base[Int(member)].kind.isProperty
    let isOther = isProperty != facts.symbols.base[Int(requirement)].kind.isProperty
    guard isOther || additions.isHidden(member) else { return [] }
    let reason = isOther ? "a \(isProperty ? "property" : "function")" : "private"
    return [
      .init(
        message: "'\(facts.name(member))' is here, but it is \(reason)",
        location: facts.definitionPlace(member))
    ]
  }

  /// What the compiler says of a member that has the name and does not do.
  private func candidate(_ note: CompilerMessage, for requirement: Int32) -> Finding.Note? {
    let prefix = "candidate "
    guard note.text.hasPrefix(prefix), let place = incomplete.place(note.place),
      let member = incomplete.member(at: note.place),
      baseName(member) == baseName(requirement)
    else { return nil }
    let parent = facts.nominalParent(member)
    guard parent == root.symbol || facts.symbols.base[Int(parent)].kind == .protocol else {
      return nil
    }
    // What forwards for scopes is nothing that another root is meant to have.
    if root.kind != .scope, note.quoted.last == "DependencyScope" { return nil }
    return .init(
      message: "'\(facts.name(member))' is here, but \(note.text.dropFirst(prefix.count))",
      location: place)
  }

  /// The members by which the compiler would find a type, by their names, and what it finds.
  private func inferring(_ type: Int32) -> [Finding.Note] {
    let isAsked = compilerNotes.contains { $0.asks(for: type, facts) }
    return facts.members(of: facts.nominalParent(type))
      .filter { additions.names(type, in: $0) }
      .flatMap { requirement in
        additions.members.filter { baseName($0) == baseName(requirement) }.compactMap { member in
          let found = inferredType(by: member)
          guard isAsked || found != nil else { return nil }
          let consequence =
            found.map { ", which makes '\(facts.name(type))' '\($0)'" }
            ?? "; '\(facts.name(type))' would follow from it if it were "
            + "'\(additions.declaration(of: requirement))'"
          return Finding.Note(
            message: "'\(facts.name(member))' is here\(consequence)",
            location: facts.definitionPlace(member))
        }
      }
  }

  private func inferredType(by member: Int32) -> String? {
    compilerNotes.first { note in
      note.text.contains(" inferred associated type to ")
        && incomplete.member(at: note.place) == member
    }?.quoted.last
  }

  private func baseName(_ member: Int32) -> Substring {
    facts.name(member).prefix { $0 != "(" }
  }

  /// The root's properties of the type; of several, those whose names are alike.
  private func similar(_ requirement: Int32) -> [Int32] {
    let found = additions.members(ofTypeOf: requirement).filter {
      !incomplete.isLacking(facts.name($0))
    }
    guard found.count > 1 else { return found }
    let name = facts.name(requirement).lowercased()
    return found.filter { member in
      let other = facts.name(member).lowercased()
      return other.contains(name) || name.contains(other)
        || other.commonPrefix(with: name).count > 2
    }
  }
}

extension String {
  fileprivate func commonPrefix(with other: String) -> Substring {
    self[
      ..<(zip(indices, zip(self, other)).first { $1.0 != $1.1 }?.0 ?? prefix(other.count).endIndex)]
  }
}
