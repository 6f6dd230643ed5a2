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
    through isFollowed: @escaping (Reference) -> Bool = { _ in true }
  ) {
    self.flow = flow
    self.isOfInterest = isOfInterest
    self.isFollowed = isFollowed
  }

  /// The functions and types whose own parameters are named at some places, and generic ones that go on to
  /// these.
  func declarations(with places: [Unit.Place]) -> Set<Int32> {
    var found: Set<Int32> = []
    for place in places {
      guard let token = place.token else { continue }
      found.formUnion(declaring(token, in: place.file))
    }
    var pending = found
    while !pending.isEmpty {
      var more: Set<Int32> = []
      for reference in flow.catalog.references(to: pending) where isFollowed(reference) {
        guard let token = facts.token(of: reference) else { continue }
        more.formUnion(generic(around: token, in: reference.file).filter(isOfInterest))
      }
      pending = more.subtracting(found)
      found.formUnion(pending)
    }
    return found
  }

  /// Those to which it counts which type a parameter is: `all[ObjectIdentifier(Value.self)]`.
  func comparing() -> Set<Int32> {
    var places: [Unit.Place] = []
    let comparisons = TypeComparisons(flow)
    for file in facts.files.indices where facts.files[file].isOwn {
      let source = facts.source(file)
      for word in source.members()
      where source.matches(word, "self") && comparisons.tells(word - 2, in: file) {
        places.append(Unit.Place(file: file, occurrence: -1, token: word - 2))
      }
      places += TypesAsText(flow).places(in: file)
        .map { Unit.Place(file: file, occurrence: -1, token: $0) }
    }
    return declarations(with: places)
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
