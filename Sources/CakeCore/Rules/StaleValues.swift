/// The values of the package's roots that answer no conformance and that nobody reads: those with the
/// name of what a provider requires, and those of types that do nothing by being there.
///
/// Any other unread value is the root's own business: an object may be kept for its life alone.
struct StaleValues {
  /// The values that one root has for one provider: what would answer it, and what that keeps its
  /// value in. Or one that is for none.
  struct Group {
    var root: Int
    var provider: Int?
    var members: [Int32]
  }

  private let program: Program
  private let overrides: MemberOverrides
  private var facts: Facts { program.facts }
  private var catalog: Catalog { program.catalog }
  private(set) var groups: [Group] = []
  /// The same of values of which it is not known whether anybody reads them.
  private(set) var doubtful: [Group] = []

  init(_ program: Program) {
    self.program = program
    overrides = MemberOverrides(program.facts)
    var candidates = candidates()
    guard !candidates.isEmpty else { return }
    let all = candidates
    if looksIntoValues() { candidates = [:] } else { removeUnexplained(from: &candidates) }
    removeShown(from: &candidates)
    candidates = candidates.filter { !program.text.hasInactiveName(of: $0.key) }
    removeOverridden(from: &candidates)
    var others = all.filter { candidates[$0.key] == nil }
    removeRead(from: &others)
    doubtful = grouped(others)
    removeRead(from: &candidates)
    groups = grouped(candidates)
  }

  private func grouped(_ candidates: Candidates) -> [Group] {
    var groups: [Group] = []
    for (member, value) in candidates.sorted(by: { order($0.key) < order($1.key) }) {
      let known = groups.firstIndex { $0.root == value.root && $0.provider == value.provider }
      if let known, value.provider != nil {
        groups[known].members.append(member)
      } else {
        groups.append(Group(root: value.root, provider: value.provider, members: [member]))
      }
    }
    return groups
  }

  /// By the name that a provider requires first, what overrides another last, then by place.
  private func order(_ member: Int32) -> (Int, SourcePlace, String) {
    let name = facts.name(member)
    let rank = overrides.overridden[member] != nil ? 2 : name.hasPrefix("_") ? 1 : 0
    return (rank, facts.definitionPlace(member), name)
  }

  private typealias Candidates = [Int32: (root: Int, provider: Int?)]

  private func candidates() -> Candidates {
    let answerable = Answerable(program)
    var plain: [Int: Bool] = [:]
    let roots = Marks(catalog.rootOf.keys, in: facts)
    let inert = InertTypes(program)
    var found: Candidates = [:]
    let members = facts.symbols(of: .instanceProperty, .instanceMethod) { number in
      let symbol = facts.symbols.base[Int(number)]
      return symbol.parent >= 0 && symbol.definitionFile >= 0 && !symbol.isImplicit
        && !Subkind.isAccessor(symbol.subkind)
    }
    for number in members {
      let symbol = facts.symbols.base[Int(number)]
      let type = facts.extendedOrSelf(symbol.parent)
      guard type >= 0, roots.contains(type), !overrides.bound.contains(number),
        let root = catalog.rootOf[type], catalog.roots[root].isOwn,
        facts.files[Int(symbol.definitionFile)].isOwn
      else { continue }
      let name = facts.name(number)
      let isSlot = name.hasPrefix("_") && symbol.kind == .instanceProperty
      let namesakes = answerable.providers(requiring: isSlot ? String(name.dropFirst()) : name)
      guard catalog.roots[root].provides.isDisjoint(with: namesakes),
        !namesakes.contains(where: program.text.mentions)
      else { continue }
      let provider = namesakes.isEmpty ? nil : answerable.provider(of: number, isSlot: isSlot)
      guard provider != nil || inert.isInert(property: number), isPlain(number, isSlot: isSlot)
      else { continue }
      let isPlainRoot = plain[root] ?? isPlain(root: root)
      plain[root] = isPlainRoot
      if isPlainRoot { found[number] = (root, provider) }
    }
    // What overrides a value goes with it.
    for member in found.keys {
      if let first = found[overrides.first(of: member)] { found[member] = first }
    }
    return found
  }

  /// Whether the type does with its members no more than what is written: nothing that the compiler
  /// makes up for `Codable` or `Equatable`, no macro, no superclass from elsewhere.
  private func isPlain(root: Int) -> Bool {
    let type = catalog.roots[root].symbol
    guard program.foreignProtocols(of: type).isEmpty,
      let text = program.flow.declarations.text(of: type)
    else { return false }
    let source = facts.source(Int(facts.symbols.base[Int(type)].definitionFile))
    return source.start(ofMember: text.nameToken) != nil
  }

  /// Whether nothing about the member does more than keep or make a value: no observer, no wrapper
  /// but those that make their value when it is first asked for.
  private func isPlain(_ member: Int32, isSlot: Bool) -> Bool {
    let file = Int(facts.symbols.base[Int(member)].definitionFile)
    guard let text = program.flow.declarations.text(of: member),
      !program.isKept(StaleProvider.id, at: facts.definitionPlace(member)),
      !Visibility.isOpenToOthers(member, program)
    else { return false }
    let source = facts.source(file)
    guard let start = source.start(ofMember: text.nameToken, wrappers: Self.slots) else {
      return false
    }
    // After an initial value, the braces with the observers count as part of it.
    let hasObserver = (text.body.lowerBound..<text.body.upperBound + 2).contains {
      source.isObserver($0)
    }
    guard !hasObserver else { return false }
    if isSlot {
      // `private let _mail = Singleton<Mail>()`
      return (text.nameToken..<max(text.header.upperBound, text.body.upperBound)).contains {
        source.isIdentifier($0) && Self.slots.contains(source.name(at: $0))
      }
    }
    // What a wrapper keeps has names of its own.
    let isWrapped = (start..<text.nameToken).contains { source.matches($0, "@") }
    return !isWrapped || !isUnwrapped(facts.name(member))
  }

  /// Whether what a wrapper keeps is named anywhere: `_mail`, `$mail`.
  private func isUnwrapped(_ name: String) -> Bool {
    facts.files.indices.contains { file in
      facts.files[file].isOwn
        && ["$", "_"].contains { program.text.contains($0 + name, in: file) }
    }
  }

  private static let slots: Set<String> = ["Singleton", "WeakSingleton", "AsyncSingleton"]

  /// Whether anything in the package reads values member by member at run time.
  private func looksIntoValues() -> Bool {
    let symbols = facts.symbols(of: .struct, .function) {
      !facts.isDefined($0) && facts.mayBegin($0, "Md")
        && ["s:s6MirrorV", Self.dump].contains(facts.usr($0))
    }
    return !program.catalog.references(to: Set(symbols), in: \.isOwn).isEmpty
  }

  private static let dump = "s:s4dump_4name6indent8maxDepth0E5ItemsxxSSSg_S3itlF"

  /// Leaves out what the text names as somebody's member without the index saying whose.
  private func removeUnexplained(from candidates: inout Candidates) {
    let names = Set(
      candidates.keys.map { member in
        String(facts.name(member).prefix { $0 != "(" })
      })
    let unexplained = program.text.unexplained(names)
    candidates = candidates.filter { member, _ in
      !unexplained.contains(String(facts.name(member).prefix { $0 != "(" }))
    }
  }

  /// Leaves out what a root stores whose whole value may be printed.
  private func removeShown(from candidates: inout Candidates) {
    guard !candidates.isEmpty else { return }
    let shown = ShownRoots(program, among: Set(candidates.values.map(\.root))).roots
    guard !shown.isEmpty else { return }
    let arguments = StaleArguments(program)
    candidates = candidates.filter { member, value in
      !shown.contains(value.root) || !arguments.isStored(member)
    }
  }

  /// Leaves out what overrides something that stays, or is overridden by such.
  private func removeOverridden(from candidates: inout Candidates) {
    while true {
      let kept = candidates.keys.filter { member in
        !overrides.linked(member).allSatisfy { candidates[$0] != nil }
      }
      if kept.isEmpty { return }
      for member in kept { candidates[member] = nil }
    }
  }

  /// Leaves out what is read by anybody but values that are stale themselves.
  private func removeRead(from candidates: inout Candidates) {
    var readers: [Int32: Set<Int32>] = [:]
    let accessors = accessors(of: candidates)
    let symbols = Set(candidates.keys).union(accessors.keys)
    for reference in catalog.references(to: symbols) where isRead(reference) {
      let member = accessors[reference.symbol] ?? reference.symbol
      readers[member, default: []].insert(program.flow.owner(of: reference))
    }
    while true {
      let read = candidates.keys.filter { member in
        !overrides.linked(member).union(readers[member] ?? []).allSatisfy {
          candidates[$0] != nil
        }
      }
      if read.isEmpty { return }
      for member in read { candidates[member] = nil }
    }
  }

  private func accessors(of members: Candidates) -> [Int32: Int32] {
    let accessors = facts.symbols(of: .instanceMethod) { number in
      let symbol = facts.symbols.base[Int(number)]
      return Subkind.isAccessor(symbol.subkind) && members[symbol.parent] != nil
    }
    return Dictionary(
      uniqueKeysWithValues: accessors.map { ($0, facts.symbols.base[Int($0)].parent) })
  }

  /// Whether a reference may be more than giving a stored value.
  private func isRead(_ reference: Reference) -> Bool {
    let roles = reference.occurrence.roles
    if roles.contains(.write) { return roles.contains(.read) }
    return roles.contains(.read) || !(facts.isLabel(reference) || isLabelInMacro(reference))
  }

  /// Whether a reference stands in a macro's arguments, where its name is nothing but a label.
  ///
  /// The index has all that a macro makes of them at the place of the macro.
  private func isLabelInMacro(_ reference: Reference) -> Bool {
    let source = facts.source(reference.file)
    let (line, column) = (Int(reference.occurrence.line), Int(reference.occurrence.column))
    // `#expect` is one token, and its name begins behind the sign.
    guard
      let token = source.token(line: line, column: column)
        ?? source.token(line: line, column: column - 1),
      source[token].kind == .directive, source.matches(token + 1, "("),
      let close = source.partner(of: token + 1)
    else { return false }
    let name = facts.name(reference.symbol)
    let places = (token + 1..<close).filter {
      source.isIdentifier($0) && source.name(at: $0) == name
    }
    return !places.isEmpty
      && places.allSatisfy { source.matches($0 + 1, ":") && source.matchesAny($0 - 1, "(", ",") }
  }
}
