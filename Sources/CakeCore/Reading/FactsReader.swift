import CIndexStore
import Foundation

/// Reads a store's units and records, several at a time, into one set of facts.
///
/// The order of files and symbols is the sources' own, so it does not depend on the job count.
struct FactsReader {
  let options: CheckOptions

  func read(_ clock: inout PhaseClock?) throws(CakeError) -> Facts {
    clock?.enter(.units)
    let library = try IndexStoreLibrary(path: libraryPath())
    let storePath = try StoreLocation.find(options)
    let store = try open(storePath, library)
    defer { library.functions.store_dispose(store.pointer) }
    let package = Folder(options.package)
    let ownership = Ownership(
      package: options.package, built: [StoreLocation.buildFolder(of: storePath)])
    let (current, objectiveC) = try units(of: store, storePath, library, ownership)
    let missing = PackageModules.withoutUnits(
      package: options.package, modules: Set(current.map(\.module)))
    guard missing.isEmpty || options.isPartial else {
      throw .modulesWithoutFacts(modules: missing)
    }
    let written = Set(options.rewritten.map(package.relativePath(to:)))
    let files = PackageModules.filesWithoutUnits(package: options.package, units: current)
      .filter { !written.contains($0) }
    guard files.isEmpty || options.isPartial else { throw .filesWithoutFacts(files: files) }
    let units = current.filter { $0.record != nil }
    clock?.enter(.records)
    let records = try read(units, store, library)
    for (unit, record) in zip(units, records) where record.occurrences.count == 0 {
      try checkEmptiness(of: unit, ownership)
    }
    for unit in current where unit.record == nil { try checkEmptiness(of: unit, ownership) }
    let facts = Facts(files: units.count)
    facts.jobs = options.jobs
    facts.hasObjectiveC = objectiveC.contains { Freshness.modified($0) != nil }
    facts.libraryModules =
      options.retainsPublic ? PackageModules.inLibraries(package: options.package) : []
    clock?.enter(.sources)
    let isOwn = units.map { ownership.owns($0.mainFile) }
    let texts = try texts(zip(units, isOwn).map { $1 ? $0.mainFile : nil })
    clock?.enter(.records)
    for (index, unit) in units.enumerated() {
      let path = package.relativePath(to: unit.mainFile)
      facts.add(
        records[index], texts[index], path: path, absolutePath: unit.mainFile, module: unit.module,
        isOwn: isOwn[index], isTest: isTest(path, unit.module))
    }
    return facts
  }

  func throwIfStale() throws(CakeError) {
    let library = try IndexStoreLibrary(path: libraryPath())
    let path = try StoreLocation.find(options)
    let store = try open(path, library)
    defer { library.functions.store_dispose(store.pointer) }
    let ownership = Ownership(
      package: options.package, built: [StoreLocation.buildFolder(of: path)])
    _ = try units(of: store, path, library, ownership)
  }

  private func open(_ path: String, _ library: IndexStoreLibrary) throws(CakeError) -> OpenStore {
    let (opened, error) = library.describing { library.functions.store_create(path, $0) }
    guard let store = opened else { throw .storeUnreadable(path: path, reason: error) }
    return OpenStore(store)
  }

  private func units(
    of store: OpenStore, _ path: String, _ library: IndexStoreLibrary, _ ownership: Ownership
  ) throws(CakeError) -> (units: [StoreUnit], objectiveC: Set<String>) {
    let (all, objectiveC) = try UnitReader(library, store).units(jobs: options.jobs)
    guard !all.isEmpty else { throw .storeNotFound(looked: [path]) }
    let current = try Freshness.current(
      all, of: path, SerializedDiagnostics(beside: try libraryPath()), package: options.package,
      ownership, dropsStale: options.isPartial,
      except: options.rewritten)
    return (current, objectiveC)
  }

  /// Throws if the source declares something: the store can't have nothing about it.
  private func checkEmptiness(of unit: StoreUnit, _ ownership: Ownership) throws(CakeError) {
    let file = unit.mainFile
    guard !options.isPartial, !options.rewritten.contains(file), ownership.owns(file),
      try SourceText(path: file).declaresSomething
    else { return }
    throw .filesWithoutFacts(files: [Folder(options.package).relativePath(to: file)])
  }

  func libraryPath() throws(CakeError) -> String {
    if let path = options.indexStoreLibrary { return path }
    return try Toolchain.indexStoreLibrary()
  }

  private func isTest(_ path: String, _ module: String) -> Bool {
    Folder.names(in: path).dropLast().contains("Tests") || module.hasSuffix("Tests")
  }

  private func read(
    _ units: [StoreUnit], _ store: OpenStore, _ library: IndexStoreLibrary
  ) throws(CakeError) -> [RecordFacts] {
    try SharedWork.values(units.count, jobs: options.jobs) {
      let reader = RecordReader(library)
      return { index throws(CakeError) in
        let unit = units[index]
        guard let record = unit.record else { return RecordFacts() }
        return try reader.read(record, of: unit.mainFile, in: store.pointer, library)
      }
    }
  }

  /// The texts of the package's own files: each of them is compared with the index. Nil for what can't
  /// be read, and for others' files, which are read where that is asked for.
  private func texts(_ files: [String?]) throws(CakeError) -> [SourceText?] {
    try SharedWork.values(files.count, jobs: options.jobs) {
      { index in files[index].flatMap { try? SourceText(path: $0) } }
    }
  }
}
