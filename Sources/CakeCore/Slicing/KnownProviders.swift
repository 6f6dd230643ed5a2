/// The providers that are there already, by what they give.
struct KnownProviders {
  private struct Entry {
    var provider: Int
    var name: String
  }

  enum Match {
    case none
    case one(Int)
    /// The only one of the type, which calls it otherwise.
    case other(Int)
    case several([Int])
  }

  private let facts: Facts
  private var entries: [String: [Entry]] = [:]
  private var answered: [Int32: Set<Int>] = [:]

  /// Those that code in a file can name.
  init(_ program: Program, for file: Int) {
    let (facts, catalog) = (program.facts, program.catalog)
    self.facts = facts
    var requirements: [Int32: Set<Int>] = [:]
    for (number, provider) in catalog.providers.enumerated() {
      guard !facts.files[Int(facts.symbols.base[Int(provider.symbol)].definitionFile)].isTest,
        catalog.visibleModules.reach(catalog.node(provider: number), from: file)
      else { continue }
      for requirement in provider.requirements {
        requirements[requirement, default: []].insert(number)
        let value = facts.symbols.base[Int(requirement)]
        guard value.kind == .instanceProperty,
          let text = program.flow.declarations.text(of: requirement), !text.result.isEmpty
        else { continue }
        let type = TypeSpelling(text.result, in: Int(value.definitionFile), catalog)
        entries[type.key, default: []].append(
          Entry(provider: number, name: facts.name(requirement)))
      }
    }
    answered = catalog.witnesses(of: requirements)
  }

  /// What a member of a root answers.
  func provider(answeredBy member: Int32) -> Int? { answered[member]?.min() }

  func gives(_ type: TypeSpelling) -> Bool { entries[type.key] != nil }

  /// The provider of a value: the one of its name, or those of its type.
  func provider(of name: String, _ type: TypeSpelling) -> Match {
    let all = entries[type.key] ?? []
    if let named = all.first(where: { $0.name == name }) { return .one(named.provider) }
    guard let first = all.first else { return .none }
    return all.count == 1 ? .other(first.provider) : .several(all.map(\.provider))
  }
}
