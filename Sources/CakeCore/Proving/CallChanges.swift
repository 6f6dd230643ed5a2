/// Which functions and tables of a module name something else after a removal.
struct CallChanges {
  private(set) var changed: [CallNames.Body] = []
  private(set) var added: [CallNames.Body] = []
  private let words: CallWords
  private let isOther: (String, CallNames) -> Bool

  /// - Parameter isOther: Whether what has a name, more often now, may be something else than what it
  ///   looks like.
  init(
    from old: CallText, to new: CallText, _ words: CallWords,
    isOther: @escaping (String, CallNames) -> Bool
  ) {
    self.words = words
    self.isOther = isOther
    // Most of a module is the same to the letter. Where the rest is the same by what it names, that is
    // all; otherwise it may be one with something of what is the same.
    if let (before, after) = differences(old, new) {
      compare(CallNames(old, words, only: before), CallNames(new, words, only: after))
      if changed.isEmpty && added.isEmpty { return }
    }
    compare(CallNames(old, words), CallNames(new, words))
  }

  /// The names of bodies that are not the same to the letter; nil where a name that stands in others may
  /// mean something else.
  private func differences(_ old: CallText, _ new: CallText) -> (Set<String>, Set<String>)? {
    var before: Set<String> = []
    for (name, body) in old.bodies {
      guard let other = new.bodies[name] else {
        before.insert(name)
        continue
      }
      guard body.place?.isNear(other.place) ?? (other.place == nil) else { return nil }
      if !body.lines.elementsEqual(other.lines, by: { $0.isEqual(to: $1) }) { before.insert(name) }
    }
    let (names, others) = (CallNames(old, words, only: []), CallNames(new, words, only: []))
    for (name, functions) in old.methods {
      guard let now = new.methods[name], now != functions else { continue }
      guard names.identity(of: name) == others.identity(of: name) else { return nil }
    }
    let after = new.bodies.keys.filter { before.contains($0) || old.bodies[$0] == nil }
    return (before, Set(after))
  }

  private mutating func compare(_ old: CallNames, _ new: CallNames) {
    changed = old.bodies.filter { key, body in
      guard let other = new.bodies[key] else { return !words.mayGo(body.name) }
      let isMerged = body.isMerged || other.isMerged
      return !areSame(body.name, old.counts(of: body), new.counts(of: other), isMerged)
        || other.names.contains { name, count in
          let had = body.names[name] ?? 0
          return (isMerged ? had == 0 : count > had) && isOther(name, new)
        }
    }.map(\.value)
    added = new.bodies.filter { old.bodies[$0.key] == nil && !words.mayGo($0.value.name) }
      .map(\.value)
  }

  private func areSame(
    _ name: String, _ old: [CallNames.Identity: Int], _ new: [CallNames.Identity: Int],
    _ isMerged: Bool
  ) -> Bool {
    if CallTables.isOfConformance(name), words.mayGo(name) {
      // Of several types of one name one may have lost the conformance.
      return new.allSatisfy { old[$0.key, default: 0] >= $0.value }
    }
    // What nobody wrote is made once for types that a removal may make one.
    return isMerged ? Set(old.keys) == Set(new.keys) : old == new
  }
}

extension CallText.Place {
  /// Whether another place is the same, in a copy of the file maybe.
  fileprivate func isNear(_ other: Self?) -> Bool {
    other.map { position == $0.position && Folder.name(of: file) == Folder.name(of: $0.file) }
      ?? false
  }
}
