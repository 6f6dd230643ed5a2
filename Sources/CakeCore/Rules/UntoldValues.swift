/// What roots have left of what answered a provider protocol, and what is never told as stale: static
/// members, subscripts, aliases, properties with observers.
struct UntoldValues {
  private let program: Program
  private let answerable: Answerable
  private let members: [String: [Int32]]
  private var facts: Facts { program.facts }

  init(_ program: Program) {
    self.program = program
    answerable = Answerable(program)
    let (facts, catalog) = (program.facts, program.catalog)
    let bound = MemberOverrides(facts).bound
    let members = Self.symbols(facts) { number in
      let symbol = facts.symbols.base[Int(number)]
      guard symbol.parent >= 0, !symbol.isImplicit, !Subkind.isAccessor(symbol.subkind),
        !bound.contains(number), let root = catalog.rootOf[facts.extendedOrSelf(symbol.parent)]
      else { return false }
      return catalog.roots[root].isOwn
    }
    self.members = Dictionary(grouping: members, by: facts.name)
  }

  private static func symbols(_ facts: Facts, where isWanted: (Int32) -> Bool) -> [Int32] {
    facts.symbols(
      of: .instanceProperty, .instanceMethod, .staticProperty, .staticMethod, .classProperty,
      .classMethod, .alias
    ) { facts.isDefined($0) && isWanted($0) }
  }

  /// Whether a root has a member that only this protocol tells the purpose of: with the name of what it
  /// requires, and read by nobody.
  func has(oneFor type: Int32) -> Bool {
    Self.symbols(facts) { facts.symbols.base[Int($0)].parent == type }.contains { requirement in
      members[facts.name(requirement)]?.contains { member in
        mayAnswer(member, requirement, of: type)
          && program.catalog.references(to: [member]).allSatisfy(facts.isLabel)
      } ?? false
    }
  }

  private func mayAnswer(_ member: Int32, _ requirement: Int32, of type: Int32) -> Bool {
    let kinds = [member, requirement].map { facts.symbols.base[Int($0)].kind }
    guard kinds.allSatisfy({ $0 == .instanceProperty || $0 == .instanceMethod }) else {
      return !kinds.contains { $0 == .instanceProperty || $0 == .instanceMethod }
    }
    return answerable.provider(of: member, isSlot: false).map {
      program.catalog.providers[$0].symbol == type
    } ?? false
  }
}

extension Program {
  var untoldValues: UntoldValues { once { UntoldValues($0) } }
}
