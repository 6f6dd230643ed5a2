/// Reads a store's units and records, several at a time, each from what is kept where it can be.
final class StoreReader {
  private let library: IndexStoreLibrary
  private let store: OpenStore
  private let path: String
  private let jobs: Int
  private let kept: KeptFacts?
  private(set) var units: [KeptItem] = []
  /// What is kept of the units' records, once it is read.
  private var known: [KeptItem.Record?] = []

  init(_ path: String, library libraryPath: String, _ options: CheckOptions) throws(CakeError) {
    let library = try IndexStoreLibrary(path: libraryPath)
    self.library = library
    self.path = path
    store = try OpenStore(path, library)
    jobs = options.jobs
    let reader = UnitReader(library, store)
    let names = reader.names()
    let kept = KeptFacts(options, store: path, library: libraryPath, units: names.count)
    self.kept = kept
    let folder = OpenFolder("\(path)/\(StoreLocation.supportedFormat)/units")
    units = try SharedWork.values(names.count, jobs: jobs) {
      { index throws(CakeError) in
        let name = names[index]
        let stamp = folder.stamp(of: name)
        let place = kept?.place(of: name)
        if let stamp, let source = place?.source(of: name, stamp, number: index) {
          return KeptItem(name: name, stamp: stamp, source: source, place: place, isKept: true)
        }
        let source = try reader.read(name, number: index, stamp ?? .none)
        return KeptItem(name: name, stamp: stamp, source: source, place: place, isKept: false)
      }
    }
  }

  /// The units of Swift files.
  var swift: [StoreUnit] {
    units.compactMap {
      guard case .swift(let unit) = $0.source else { return nil }
      return unit
    }
  }

  /// The sources in Objective-C that have units as well, absolute.
  var objectiveC: Set<String> {
    var files: Set<String> = []
    for case .objectiveC(let file) in units.lazy.map(\.source) { files.insert(file) }
    return files
  }

  /// What the records of some units say, in the order of these; keeps it for the next time.
  func records(of wanted: [StoreUnit]) throws(CakeError) -> [RecordFacts] {
    let read = try read(wanted)
    for (unit, record) in zip(wanted, read) { units[unit.number].record = record }
    kept?.save(units)
    return read.map(\.facts)
  }

  /// Reads what is kept of all records, which is more than will be asked for where units are old.
  ///
  /// - Parameter body: What this thread does first.
  func readKept(meanwhile body: () -> Void) throws(CakeError) {
    guard kept != nil else { return body() }
    let (units, folder) = (units, recordFolder)
    known = try SharedWork.values(units.count, jobs: jobs, after: body) {
      { index in
        guard case .swift(let unit) = units[index].source else { return nil }
        return Self.kept(unit.record ?? "", of: units[index], folder)
      }
    }
  }

  private func read(_ wanted: [StoreUnit]) throws(CakeError) -> [KeptItem.Record] {
    if known.isEmpty { try readKept {} }
    let (library, store, isKept, known) = (library, store, kept != nil, known)
    let folder = recordFolder
    return try SharedWork.values(wanted.count, jobs: jobs) {
      let reader = RecordReader(library)
      return { index throws(CakeError) in
        let unit = wanted[index]
        if isKept, let record = known[unit.number] { return record }
        let name = unit.record ?? ""
        let stamp = isKept ? folder.stamp(of: Self.path(of: name)) : nil
        let facts = try reader.read(name, of: unit.mainFile, in: store.pointer, library)
        return KeptItem.Record(stamp: stamp, facts: facts, isKept: false)
      }
    }
  }

  private static func kept(
    _ record: String, of item: KeptItem, _ folder: OpenFolder
  ) -> KeptItem.Record? {
    guard let place = item.place, let stamp = folder.stamp(of: path(of: record)),
      let facts = place.facts(of: record, stamp)
    else { return nil }
    return KeptItem.Record(stamp: stamp, facts: facts, isKept: true)
  }

  private var recordFolder: OpenFolder {
    OpenFolder("\(path)/\(StoreLocation.supportedFormat)/records")
  }

  /// Records are in folders by the ends of their names.
  private static func path(of record: String) -> String { "\(record.suffix(2))/\(record)" }
}
