/// The names that can be asked about, qualified by module and types or not.
struct Names {
  enum Kind: String, CaseIterable {
    case provider, slice, consumer, root
  }

  enum Meaning {
    case provider(Int)
    case slice(Int)
    case consumer(Int)
    case root(Int)

    var kind: Kind {
      switch self {
      case .provider: .provider
      case .slice: .slice
      case .consumer: .consumer
      case .root: .root
      }
    }
  }

  /// One declaration and all that it is: a root can be a consumer too.
  struct Entry {
    var name: String
    var place: SourcePlace
    var meanings: [Meaning]

    /// `root and consumer 'App.Main'`
    var title: String { "\(meanings.map(\.kind.rawValue).joined(separator: " and ")) '\(name)'" }
  }

  private let program: Program
  private let entries: [Entry]
  /// The slices that each consumer takes.
  private let slicesTaken: [[Int]]

  init(_ program: Program) {
    self.program = program
    let catalog = program.catalog
    var found: [Int32: Entry] = [:]
    func add(_ symbol: Int32, _ name: String, _ place: SourcePlace, _ meaning: Meaning) {
      found[symbol, default: Entry(name: name, place: place, meanings: [])].meanings.append(meaning)
    }
    for (index, provider) in catalog.providers.enumerated() {
      let place = program.facts.definitionPlace(provider.symbol)
      add(provider.symbol, provider.name, place, .provider(index))
    }
    for (index, slice) in catalog.slices.enumerated() {
      add(slice.symbol, slice.name, slice.place, .slice(index))
    }
    for (index, root) in catalog.roots.enumerated() {
      add(root.symbol, root.name, root.place, .root(index))
    }
    for (index, consumer) in program.consumers.enumerated() {
      add(consumer.symbol, consumer.name, consumer.place, .consumer(index))
    }
    entries = found.values.sorted { ($0.name, $0.place) < ($1.name, $1.place) }
    slicesTaken = program.consumers.indices.map(program.slicesTaken)
  }

  /// What a name means; several only where they share all of it.
  func find(_ name: String, _ kind: Kind? = nil) throws(WhyError) -> [Entry] {
    let entries =
      kind.map { kind in
        self.entries.filter { $0.meanings.contains { $0.kind == kind } }
      } ?? self.entries
    let exact = entries.filter { $0.name == name }
    if !exact.isEmpty { return exact }
    var found = entries.filter { Self.matches($0.name, name) }
    if found.isEmpty, kind == .slice { found = slices(takenBy: name) }
    guard let first = found.first else {
      if !self.entries.contains(where: { Self.matches($0.name, name) }),
        let other = OtherDeclaration(name, in: program)
      {
        throw .other(other)
      }
      throw .unknown(
        name: name, kind: kind?.rawValue ?? "name",
        known: entries.map { name.contains(".") ? $0.name : Self.short($0.name) })
    }
    guard found.allSatisfy({ $0.name == first.name }) else {
      throw .ambiguous(name: name, candidates: found.map { "\($0.place): \($0.title)" })
    }
    return found
  }

  /// Where every slice is called `Dependencies`, people know them by who takes them.
  private func slices(takenBy name: String) -> [Entry] {
    let taken = entries.filter { Self.matches($0.name, name) }.flatMap(\.meanings).reduce(
      into: Set<Int>()
    ) {
      if case .consumer(let consumer) = $1 { $0.formUnion(slicesTaken[consumer]) }
    }
    return entries.filter { entry in
      entry.meanings.contains {
        if case .slice(let slice) = $0 { taken.contains(slice) } else { false }
      }
    }
  }

  /// Whether a name is the end of a qualified one, the arguments of a function left out or not.
  static func matches(_ qualified: String, _ name: String) -> Bool {
    let name = name.replacing("`", with: "")
    let full = "." + qualified.replacing("`", with: "")
    return full.hasSuffix("." + name) || String(full.prefix { $0 != "(" }).hasSuffix("." + name)
  }

  private static func short(_ qualified: String) -> String {
    String(QualifiedName.parts(of: qualified).last?.prefix { $0 != "(" } ?? "")
  }
}
