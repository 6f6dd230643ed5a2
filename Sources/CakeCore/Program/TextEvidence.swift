/// What the text shows and the index does not: inactive branches, and names it has no record of.
///
/// A need that looks unused is kept where the text casts a doubt on it.
final class TextEvidence {
  private let catalog: Catalog
  private let flow: FlowReader
  private var facts: Facts { catalog.facts }
  /// The branches that this build left out.
  private let inactive: InactiveCode

  init(_ flow: FlowReader) {
    catalog = flow.catalog
    self.flow = flow
    inactive = InactiveCode(catalog, flow)
  }

  /// For each need, what in the text could be a use of it.
  func doubts(_ needs: [(slice: Int, provider: Int)]) -> [Reason.Doubt?] {
    guard !needs.isEmpty else { return [] }
    let names = needs.map { need in
      Set(catalog.providers[need.provider].protocols.flatMap { members[$0] ?? [] })
    }
    return needs.indices.map { index in
      if let use = inactive.use(of: needs[index].provider, in: needs[index].slice) {
        return .inactiveBranch(file: use.branch.file, token: use.branch.directive)
      }
      return names[index].flatMap { unexplainedOfProviders[$0] ?? [] }
        .filter { inactive.mayBeMember(at: $0, of: needs[index].provider, in: needs[index].slice) }
        .min { ($0.file, $0.token ?? 0) < ($1.file, $1.token ?? 0) }
        .map(Reason.Doubt.unexplained)
    }
  }

  /// Whether a branch that was left out names the slice.
  func mayBeReferred(_ slice: Int) -> Bool { inactive.mention(ofSlice: slice) != nil }

  /// Whether a branch that was left out names the provider.
  func names(_ provider: Int) -> Bool { inactive.mention(of: provider) != nil }

  /// Whether a branch that was left out names the provider or one of its members.
  func mentions(_ provider: Int) -> Bool { inactive.mentionOrMember(of: provider) != nil }

  /// Whether a file has branches with code that this build left out.
  func hasInactiveCode(_ file: Int) -> Bool { inactive.hasBranch(in: file) }

  /// Whether a branch that was left out and that can name a member has its name in it, be it as
  /// somebody else's.
  func hasInactiveName(of member: Int32) -> Bool {
    let name = baseName(member)
    return inactive.hasWord(name, for: member)
      || name.hasPrefix("_") && inactive.hasWord(String(name.dropFirst()), for: member)
  }

  private func baseName(_ symbol: Int32) -> String {
    String(facts.name(symbol).prefix { $0 != "(" })
  }

  /// The base names of each protocol's members.
  private lazy var members: [Int32: [String]] = {
    var found: [Int32: [String]] = [:]
    for number in 0..<facts.symbols.count {
      let kind = facts.symbols.base[number].kind
      guard kind.isProperty || kind.isFunction else { continue }
      let parent = facts.nominalParent(Int32(number))
      if parent >= 0, facts.symbols.base[Int(parent)].kind == .protocol,
        catalog.providersWithProtocol[parent] != nil
      {
        found[parent, default: []].append(baseName(Int32(number)))
      }
    }
    return found
  }()

  /// Whether a text stands anywhere in a file, be it in a comment.
  func contains(_ name: String, in file: Int) -> Bool {
    let text = facts.source(file).content
    return Array(name.utf8).withUnsafeBytes { !$0.isEmpty && text.holds($0) }
  }

  /// The names of providers' members that stand somewhere as a member of nobody knows what: all texts
  /// are gone through once, however often needs are asked about.
  private lazy var unexplainedOfProviders = unexplainedMembers(Set(members.values.joined()))

  /// Those of the names that somebody's member is called by of whom the index knows nothing.
  func unexplained(_ names: Set<String>) -> Set<String> { Set(unexplainedMembers(names).keys) }

  /// Those of the names that stand somewhere as a member without the index saying which one.
  private func unexplainedMembers(_ names: Set<String>) -> [String: [Unit.Place]] {
    let unrecorded = SharedWork.values(of: facts.parts, jobs: facts.jobs) { files in
      files.filter { facts.files[$0].isOwn }.flatMap { file in
        facts.unrecordedMembers(in: file).map { token in
          (facts.source(file).name(at: token), Unit.Place(file: file, occurrence: -1, token: token))
        }.filter { names.contains($0.0) }
      }
    }
    return Dictionary(
      grouping: unrecorded.joined().filter { !inactive.isLeftOut($1.token!, in: $1.file) }, by: \.0
    ).mapValues { $0.map(\.1) }
  }
}
