import CIndexStore
import Dispatch
import Foundation
import Synchronization

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
    defer { library.functions.store_dispose(store) }
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
    let facts = Facts()
    facts.hasObjectiveC = objectiveC.contains { Freshness.modified($0) != nil }
    facts.libraryModules =
      options.retainsPublic ? PackageModules.inLibraries(package: options.package) : []
    for (unit, record) in zip(units, records) {
      let path = package.relativePath(to: unit.mainFile)
      facts.add(
        record, path: path, absolutePath: unit.mainFile, module: unit.module,
        isOwn: ownership.owns(unit.mainFile), isTest: isTest(path, unit.module))
    }
    return facts
  }

  func throwIfStale() throws(CakeError) {
    let library = try IndexStoreLibrary(path: libraryPath())
    let path = try StoreLocation.find(options)
    let store = try open(path, library)
    defer { library.functions.store_dispose(store) }
    let ownership = Ownership(
      package: options.package, built: [StoreLocation.buildFolder(of: path)])
    _ = try units(of: store, path, library, ownership)
  }

  private func open(_ path: String, _ library: IndexStoreLibrary) throws(CakeError) -> indexstore_t
  {
    let (opened, error) = library.describing { library.functions.store_create(path, $0) }
    guard let store = opened else { throw .storeUnreadable(path: path, reason: error) }
    return store
  }

  private func units(
    of store: indexstore_t, _ path: String, _ library: IndexStoreLibrary, _ ownership: Ownership
  ) throws(CakeError) -> (units: [StoreUnit], objectiveC: Set<String>) {
    let reader = UnitReader(library: library, store: store)
    let all = try reader.units()
    guard !all.isEmpty else { throw .storeNotFound(looked: [path]) }
    let current = try Freshness.current(
      all, of: path, SerializedDiagnostics(beside: try libraryPath()), package: options.package,
      ownership, dropsStale: options.isPartial,
      except: options.rewritten)
    return (current, reader.objectiveC)
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
    _ units: [StoreUnit], _ store: indexstore_t, _ library: IndexStoreLibrary
  ) throws(CakeError) -> [RecordFacts] {
    let work = RecordWork(units, store: Opaque(store), library)
    let jobs = max(1, min(options.jobs, units.count))
    if jobs == 1 {
      work.run()
    } else {
      DispatchQueue.concurrentPerform(iterations: jobs) { _ in work.run() }
    }
    return try work.finish()
  }
}

/// A store handle that several threads read through.
///
/// Sendable because libIndexStore's readers only read the store's path through it.
private struct Opaque: @unchecked Sendable {
  let pointer: indexstore_t
  init(_ pointer: indexstore_t) { self.pointer = pointer }
}

/// Hands out records one by one to whichever thread is free.
///
/// Sendable because a slot is written by the one thread that took its number, and read once all
/// threads have ended.
private final class RecordWork: @unchecked Sendable {
  private let units: [StoreUnit]
  private let store: Opaque
  private let library: IndexStoreLibrary
  private let next = Atomic(0)
  private let slots: UnsafeMutablePointer<Result<RecordFacts, CakeError>?>

  init(_ units: [StoreUnit], store: Opaque, _ library: IndexStoreLibrary) {
    self.units = units
    self.store = store
    self.library = library
    slots = .allocate(capacity: units.count)
    slots.initialize(repeating: nil, count: units.count)
  }

  deinit {
    slots.deinitialize(count: units.count)
    slots.deallocate()
  }

  func run() {
    let reader = RecordReader(library)
    while true {
      let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
      guard index < units.count else { return }
      do throws(CakeError) {
        slots[index] = .success(try read(units[index], with: reader))
      } catch {
        slots[index] = .failure(error)
      }
    }
  }

  private func read(
    _ unit: StoreUnit, with reader: RecordReader
  ) throws(CakeError) -> RecordFacts {
    guard let record = unit.record else { return RecordFacts() }
    return try reader.read(record, of: unit.mainFile, in: store.pointer, library)
  }

  /// The records in the units' order, or the first unit's error; for when no thread runs any more.
  func finish() throws(CakeError) -> [RecordFacts] {
    var records: [RecordFacts] = []
    records.reserveCapacity(units.count)
    for index in units.indices {
      if let result = slots[index] { records.append(try result.get()) }
    }
    return records
  }
}
