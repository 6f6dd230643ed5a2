/// What somebody asks about: declarations of one name, or a need of slices.
enum WhySubject {
  case entries([Names.Entry])
  case needs([(provider: Int, slice: Int)])

  init(_ name: String, in slice: String?, _ program: Program) throws(WhyError) {
    let names = Names(program)
    guard let slice else {
      self = .entries(try names.find(name))
      return
    }
    let found = try (Self.parts(name, names), names.find(slice, .slice))
    let catalog = program.catalog
    var needs: [(provider: Int, slice: Int)] = []
    for part in found.0 {
      for case .slice(let slice) in found.1.flatMap(\.meanings) {
        guard let brought = Self.needs(of: slice, with: part, catalog) else {
          throw .notNeeded(
            provider: part.name, slice: catalog.slices[slice].name,
            needs: catalog.slices[slice].needs.map { catalog.providers[$0].name }.sorted())
        }
        needs += brought.map { ($0, slice) }
      }
    }
    self = .needs(needs)
  }

  /// The providers of a name, or else the slices that another one may include.
  private static func parts(_ name: String, _ names: Names) throws(WhyError) -> [Names.Entry] {
    do { return try names.find(name, .provider) } catch {
      guard case .unknown = error, let slices = try? names.find(name, .slice) else { throw error }
      return slices
    }
  }

  /// The needs that a slice has because it names a provider or includes a slice; nil if it does not.
  private static func needs(
    of slice: Int, with part: Names.Entry, _ catalog: Catalog
  ) -> [Int]? {
    let needs = part.meanings.flatMap { meaning -> [Int] in
      switch meaning {
      case .provider(let provider): catalog.slices[slice].needs.contains(provider) ? [provider] : []
      case .slice(let included) where included != slice && catalog.slice(slice, has: included):
        catalog.slices[included].needs.sorted {
          catalog.providers[$0].name < catalog.providers[$1].name
        }
      default: []
      }
    }
    return needs.isEmpty ? nil : needs
  }

  func answers(by writer: AnswerWriter) -> [Answer] {
    switch self {
    case .entries(let entries): entries.map(writer.answer)
    case .needs(let needs): needs.map(writer.answer)
    }
  }

  /// What has to be proved for the answer, and no more.
  func question(_ writer: AnswerWriter) -> ProofQuestion {
    let told = slices(in: writer.catalog)
    let slices = Set(told.map { writer.catalog.slices[$0].place })
    let brought = brought(in: writer.catalog)
    let including = including(told, in: writer.catalog)
    // That nothing takes a slice is told of each of its needs; whether anything uses those that come
    // with what it includes is decided there.
    let isOfSlice = { (finding: Finding) in
      finding.rule == .unusedSlice && slices.contains(finding.location)
        || finding.subject[.provider].map(brought.contains) ?? false
        || finding.subject[.slice].map(including.contains) ?? false
    }
    switch self {
    case .entries(let entries):
      let names = entries.map(writer.names).reduce(into: Set()) { $0.formUnion($1) }
      return ProofQuestion { !names.isDisjoint(with: $0.subjectNames) || isOfSlice($0) }
    case .needs(let needs):
      return ProofQuestion { finding in
        isOfSlice(finding) || needs.contains { writer.concerns(finding, $0.provider, $0.slice) }
      }
    }
  }

  /// The slices whose needs are told.
  private func slices(in catalog: Catalog) -> Set<Int> {
    switch self {
    case .needs(let needs): Set(needs.map(\.slice))
    case .entries(let entries):
      Set(
        entries.flatMap(\.meanings).flatMap { meaning -> [Int] in
          switch meaning {
          case .slice(let slice): [slice]
          case .provider(let provider):
            catalog.slices.indices.filter { catalog.slices[$0].needs.contains(provider) }
          default: []
          }
        })
    }
  }

  /// The providers of needs that are told and that a slice does not name itself.
  private func brought(in catalog: Catalog) -> Set<Finding.Subject> {
    var needs: [(provider: Int, slice: Int)] = []
    switch self {
    case .needs(let all): needs = all
    case .entries(let entries):
      for case .slice(let slice) in entries.flatMap(\.meanings) {
        needs += catalog.slices[slice].needs.map { ($0, slice) }
      }
    }
    let found = needs.filter { need in
      !catalog.slices[need.slice].namedProviders.contains { $0.provider == need.provider }
    }
    return Set(found.map { .name(catalog.providers[$0.provider].name) })
  }

  /// Those of the told slices that include others, and these: what goes of one decides about what the
  /// other names twice.
  private func including(_ told: Set<Int>, in catalog: Catalog) -> Set<Finding.Subject> {
    let found = told.flatMap { slice in
      let included = catalog.slices[slice].includedSlices
      return included.isEmpty ? [] : included + [slice]
    }
    return Set(found.map { .name(catalog.slices[$0].name) })
  }
}
