/// What a change did to the needs: what each feature asks for now and did not before, or no more.
package struct NeedsDiff: Sendable {
  /// A consumer, or a slice that no consumer takes, whose needs are others now.
  package struct Feature: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
      case changed, new, gone
      /// One with the needs that one of another name had before: a slice, or a consumer together with
      /// its slices.
      case renamed(from: String)
    }

    package var name: String
    package var kind: Kind
    package var added: [String]
    package var removed: [String]
  }

  /// A provider in any of the changes, with the number of features that it reaches.
  package struct Provider: Hashable, Sendable {
    package var name: String
    package var before: Int
    package var after: Int
  }

  package var features: [Feature] = []
  package var providers: [Provider] = []

  /// Compares two reports of one package; tests are no features.
  package init(from old: Report, to new: Report) {
    let names = FeatureNames(old.features, new.features)
    let (old, new) = (names.naming(old), names.naming(new))
    let (before, after) = (Self.needsOfConsumers(old), Self.needsOfConsumers(new))
    features = Self.changes(from: before, to: after)
    let changed = Set(features.map(\.name))
    let (slicesBefore, slicesNow) = (Self.slicesTaken(old), Self.slicesTaken(new))
    let (known, knownNow) = (Set(old.slices.map(\.name)), Set(new.slices.map(\.name)))
    features = Self.joiningRenamed(features) { gone, added in
      let (before, now) = (slicesBefore[gone.name] ?? [], slicesNow[added.name] ?? [])
      return before == now || before.isDisjoint(with: knownNow) && now.isDisjoint(with: known)
    }
    let consumers = (old.consumers + new.consumers).filter { changed.contains($0.name) }
    let covered = Set(consumers.flatMap(\.slices))
    let slices = Self.changes(from: Self.needsOfSlices(old), to: Self.needsOfSlices(new))
    features += Self.joiningRenamed(slices.filter { !covered.contains($0.name) })
    features.sort { $0.name < $1.name }
    let touched = Set(features.flatMap { $0.added + $0.removed })
    providers = touched.sorted().map { provider in
      Provider(
        name: provider, before: before.values.count { $0.contains(provider) },
        after: after.values.count { $0.contains(provider) })
    }.filter { $0.before != $0.after }
  }

  /// The names of the slices that each consumer takes.
  private static func slicesTaken(_ report: Report) -> [String: Set<String>] {
    Dictionary(report.consumers.map { ($0.name, Set($0.slices)) }) { $0.union($1) }
  }

  /// Makes one of what is gone and what is new, where their needs are the same and nothing else's: in
  /// another module under the same name, or else in the same module under another one.
  ///
  /// - Parameter mayBeOne: Whether anything else speaks against it in the same module.
  private static func joiningRenamed(
    _ features: [Feature], mayBeOne: @escaping (Feature, Feature) -> Bool = { _, _ in true }
  ) -> [Feature] {
    func module(_ feature: Feature) -> Substring { feature.name.prefix { $0 != "." } }
    func path(_ feature: Feature) -> Substring { feature.name.drop { $0 != "." } }
    var rest = features
    var joined: [Feature] = []
    for isOne in [
      { path($0) == path($1) }, { module($0) == module($1) && mayBeOne($0, $1) },
    ] as [(Feature, Feature) -> Bool] {
      let gone = rest.filter { $0.kind == .gone }
      let new = rest.filter { $0.kind == .new }
      for feature in new where !feature.added.isEmpty {
        let isSame = { (old: Feature, new: Feature) in
          old.removed == new.added && isOne(old, new)
        }
        let before = gone.filter { isSame($0, feature) }
        guard before.count == 1, new.count(where: { isSame(before[0], $0) }) == 1 else { continue }
        rest.removeAll { $0 == before[0] || $0 == feature }
        joined.append(
          Feature(name: feature.name, kind: .renamed(from: before[0].name), added: [], removed: []))
      }
    }
    return joined + rest
  }

  private static func needsOfSlices(_ report: Report) -> [String: Set<String>] {
    let own = report.slices.filter { !isTest($0.module, $0.location) }
    return Dictionary(own.map { ($0.name, Set($0.needs)) }) { $0.union($1) }
  }

  /// By name, tests left out.
  static func needsOfConsumers(_ report: Report) -> [String: Set<String>] {
    let slices = Dictionary(report.slices.map { ($0.name, Set($0.needs)) }) { $0.union($1) }
    var needs: [String: Set<String>] = [:]
    for consumer in report.consumers where !isTest(consumer.module, consumer.location) {
      for slice in consumer.slices {
        needs[consumer.name, default: []].formUnion(slices[slice] ?? [])
      }
    }
    return needs
  }

  private static func isTest(_ module: String, _ place: SourcePlace) -> Bool {
    module.hasSuffix("Tests") || Folder.names(in: place.file).dropLast().contains("Tests")
  }

  private static func changes(
    from old: [String: Set<String>], to new: [String: Set<String>]
  ) -> [Feature] {
    Set(old.keys).union(new.keys).compactMap { name in
      let (before, after) = (old[name] ?? [], new[name] ?? [])
      guard before != after else { return nil }
      return Feature(
        name: name, kind: old[name] == nil ? .new : new[name] == nil ? .gone : .changed,
        added: after.subtracting(before).sorted(), removed: before.subtracting(after).sorted())
    }
  }

  /// Without the modules of providers where the rest tells them apart.
  var shortened: NeedsDiff {
    var diff = self
    diff.shorten()
    return diff
  }

  private mutating func shorten() {
    func path(_ name: String) -> [String] { QualifiedName.parts(of: name) }
    let names = ShortNames(Set(features.flatMap { $0.added + $0.removed }).sorted().map(path))
    func short(_ name: String) -> String { names.short(path(name)) }
    for index in features.indices {
      features[index].added = features[index].added.map(short).sorted()
      features[index].removed = features[index].removed.map(short).sorted()
    }
    for index in providers.indices { providers[index].name = short(providers[index].name) }
    providers.sort { $0.name < $1.name }
  }
}
