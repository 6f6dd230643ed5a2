import CIndexStore
import Foundation

/// Compares what names refer to before a removal, by the facts, and after it, by the index of the
/// proof's own compilation.
///
/// A program can go on compiling and call something else: another overload, a default of a protocol's
/// extension. Such a removal is not what anybody was advised to do.
struct Meanings {
  private let facts: Facts
  private let library: IndexStoreLibrary
  private let fileNumbers: [String: [Int]]

  init(_ facts: Facts, _ library: IndexStoreLibrary) {
    self.facts = facts
    self.library = library
    fileNumbers = Dictionary(grouping: facts.files.indices) { facts.files[$0].absolutePath }
  }

  /// The first place where a name of the module means something else than before, in a sentence.
  func change(
    in module: CompilePlan.Module, store path: String, after edits: [Finding.Fix.Edit],
    of protocols: Set<String>, package: String
  ) -> String? {
    let (opened, _) = library.describing { library.functions.store_create(path, $0) }
    guard let store = opened else { return "'\(module.name)' has no index" }
    defer { library.functions.store_dispose(store) }
    let reader = RecordReader(library)
    let records = Self.records(in: path)
    let names = MeaningText(removed: protocols)
    for source in module.sources {
      let before = fileNumbers[source]?.first { facts.files[$0].module == module.name }
      let old = before.map { facts.files[$0].record }
      var new: RecordFacts?
      for record in records[URL(fileURLWithPath: source).lastPathComponent] ?? [] {
        guard let read = try? reader.read(record, of: source, in: store, library) else {
          return "'\(source)' has no index"
        }
        new = read
      }
      let cuts = edits.filter { Trial.path($0.file, in: package) == source }
      if let place = difference(old, new, cuts, names) ?? otherAnswer(old, new, names) {
        let file = fileNumbers[source]?.first.map { facts.files[$0].path } ?? source
        return "\(file):\(place.line):\(place.column): a name means something else"
      }
    }
    return nil
  }

  /// The names of a store's records, by the name of the file that each is about.
  private static func records(in store: String) -> [String: [String]] {
    let folder = "\(store)/v5/records"
    var found: [String: [String]] = [:]
    for part in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(part)")) ?? []
      for name in names {
        guard let dash = name.lastIndex(of: "-") else { continue }
        found[String(name[..<dash]), default: []].append(name)
      }
    }
    return found
  }

  struct Place: Hashable {
    var line: Int32
    var column: Int32
  }

  private func difference(
    _ old: RecordFacts?, _ new: RecordFacts?, _ cuts: [Finding.Fix.Edit], _ names: MeaningText
  ) -> Place? {
    let before = Self.references(in: old) { place in
      cuts.contains {
        ($0.line, $0.column) <= (Int(place.line), Int(place.column))
          && (Int(place.line), Int(place.column)) < ($0.endLine, $0.endColumn)
      }
    }
    let after = Self.references(in: new) { _ in false }
    for (place, usrs) in before where after[place] != usrs {
      guard let others = after[place], areSame(usrs, others, names) else { return place }
    }
    return after.keys.first { before[$0] == nil }
  }

  /// Whether symbols differ only by the types in their USRs that a removal changes.
  func areSame(_ usrs: Set<String>, _ others: Set<String>, _ names: MeaningText) -> Bool {
    var (gone, come) = (usrs.subtracting(others), others.subtracting(usrs))
    // With an alias stands what it is another name for, once that is no composition any more.
    if usrs.intersection(others).contains(where: Self.isAlias) {
      gone = gone.filter { !Self.isAlias($0) }
      come = come.filter { !Self.isAlias($0) }
    }
    if let item = Self.associatedType(gone), item == Self.associatedType(come) { return true }
    let inferred = namesOfInferredTypes(usrs.union(others))
    if !inferred.isEmpty {
      gone = gone.filter { !inferred.contains(Self.lastName($0)) }
      come = come.filter { !inferred.contains(Self.lastName($0)) }
    }
    // What has the USR now that another declaration had before is that one.
    return Set(gone.map(names.text)) == Set(come.map(names.text))
      && !come.contains(where: facts.isKnown)
  }

  /// Of aliases that nobody wrote, the names that types have as well.
  ///
  /// An associated type that is inferred is an alias of the type's. What else has its name is found by it
  /// or by itself, as the files' order has it: `func make() -> Screen` gives the one `Screen`.
  private func namesOfInferredTypes(_ usrs: Set<String>) -> Set<Substring> {
    let aliases = usrs.filter { Self.isAlias($0) && !facts.isDeclared(usr: $0) }
    guard !aliases.isEmpty else { return [] }
    let others = Set(usrs.filter { !Self.isAlias($0) }.map(Self.lastName))
    return Set(aliases.map(Self.lastName)).intersection(others)
  }

  private static func isAlias(_ usr: String) -> Bool { usr.hasPrefix("s:") && usr.hasSuffix("a") }

  /// What is called so of a type is one, whichever of its protocols asks for it.
  private static func associatedType(_ usrs: Set<String>) -> Substring? {
    guard usrs.count == 1, let usr = usrs.first, usr.hasSuffix("Qa") else { return nil }
    return lastName(usr)
  }

  private static func lastName(_ usr: String) -> Substring {
    (Demangler.text(usr: usr) ?? usr).split(separator: ".").last ?? ""
  }

  /// What is referred to at each place, by USR; what nobody wrote left out where it comes along
  /// with a clause, or stands in a member that the compiler makes: it makes an enum's
  /// `init(rawValue:)` before it writes the index or after, as the files' order has it.
  private static func references(
    in record: RecordFacts?, except isGone: (Place) -> Bool
  ) -> [Place: Set<String>] {
    guard let record else { return [:] }
    var bases: Set<Int32> = []
    for index in 0..<record.relations.count {
      let relation = record.relations.base[index]
      if relation.role.contains(.baseOf) { bases.insert(relation.occurrence) }
    }
    let written = writtenSymbols(in: record)
    var found: [Place: Set<String>] = [:]
    for index in 0..<record.occurrences.count {
      let occurrence = record.occurrences.base[index]
      guard occurrence.roles.contains(.reference) else { continue }
      if occurrence.roles.contains(.implicit) {
        let isMade = occurrence.container >= 0 && !written.contains(occurrence.container)
        guard !isMade, !bases.contains(Int32(index)) else { continue }
      }
      let place = Place(line: occurrence.line, column: occurrence.column)
      guard !isGone(place) else { continue }
      let usr = String(decoding: record.usr(of: Int(occurrence.symbol)), as: UTF8.self)
      found[place, default: []].insert(usr)
    }
    return found
  }

  private static func writtenSymbols(in record: RecordFacts) -> Set<Int32> {
    var found: Set<Int32> = []
    for index in 0..<record.occurrences.count {
      let occurrence = record.occurrences.base[index]
      let isWritten =
        occurrence.roles.contains(.definition) || occurrence.roles.contains(.declaration)
      if isWritten && !occurrence.roles.contains(.implicit) { found.insert(occurrence.symbol) }
    }
    return found
  }
}
