/// Which declarations do something with their generic parameters that counts while the program runs.
struct ParameterUses {
  private let flow: FlowReader
  private let isOfInterest: (Int32) -> Bool
  private let isFollowed: (Reference) -> Bool
  private var facts: Facts { flow.facts }

  /// - Parameters:
  ///   - isOfInterest: Whether any of a declaration's own parameters is.
  ///   - isFollowed: Whether what refers to a declaration may hand its own parameters on to that.
  init(
    _ flow: FlowReader, of isOfInterest: @escaping (Int32) -> Bool = { _ in true },
    through isFollowed: @escaping (Reference) -> Bool
  ) {
    self.flow = flow
    self.isOfInterest = isOfInterest
    self.isFollowed = isFollowed
  }

  struct Found {
    /// The functions and types whose own parameters are named at some places, and generic ones that go on
    /// to these.
    var declarations: Set<Int32> = []
    /// The parameters that are meant of what goes on to none; of any other it may be all.
    var names: [Int32: Set<String>] = [:]
  }

  func declarations(with places: [Unit.Place]) -> Found {
    var found = Found()
    for place in places {
      guard let token = place.token else { continue }
      let name = facts.source(place.file).name(at: token)
      for symbol in declaring(token, in: place.file) {
        found.declarations.insert(symbol)
        let names = flow.signatures.genericParameters(of: symbol)
        found.names[symbol, default: []].formUnion(names.contains(name) ? [name] : names)
      }
    }
    var pending = found.declarations
    while !pending.isEmpty {
      var more: Set<Int32> = []
      for reference in flow.catalog.references(to: pending) where isFollowed(reference) {
        guard let token = facts.token(of: reference) else { continue }
        more.formUnion(generic(around: token, in: reference.file).filter(isOfInterest))
      }
      for symbol in more { found.names[symbol] = nil }
      pending = more.subtracting(found.declarations)
      found.declarations.formUnion(pending)
    }
    return found
  }

  /// Those to which it counts which type a parameter is: `all[ObjectIdentifier(Value.self)]`.
  static func comparing(_ flow: FlowReader, _ plain: PlainParameters) -> Set<Int32> {
    let facts = flow.facts
    var places: [Unit.Place] = []
    let (comparisons, texts) = (TypeComparisons(flow, plain), TypesAsText(flow, plain))
    for file in facts.files.indices where facts.files[file].isOwn {
      let source = facts.source(file)
      for word in source.members()
      where source.matches(word, "self") && comparisons.tells(word - 2, in: file) {
        places.append(Unit.Place(file: file, occurrence: -1, token: word - 2))
      }
      places += texts.places(in: file)
        .map { Unit.Place(file: file, occurrence: -1, token: $0) }
    }
    return ParameterUses(flow, through: { !plain.areGivenPlainTypes(at: $0) })
      .declarations(with: places).declarations
  }

  /// What has the parameter that a token names; all that is generic around it where that isn't known.
  private func declaring(_ token: Int, in file: Int) -> [Int32] {
    let around = generic(around: token, in: file)
    let name = facts.source(file).name(at: token)
    let own = around.first { flow.signatures.genericParameters(of: $0).contains(name) }
    return (own.map { [$0] } ?? around).filter(isOfInterest)
  }

  private func generic(around token: Int, in file: Int) -> [Int32] {
    guard let owner = flow.declarations.owner(around: token, in: file) else { return [] }
    return [owner, facts.nominalParent(owner)].filter { symbol in
      symbol >= 0 && !flow.signatures.genericParameters(of: symbol).isEmpty
    }
  }
}
