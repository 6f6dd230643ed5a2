import CIndexStore

/// Copies one record out of the store, leaving out what no rule asks for: calls of accessors.
final class RecordReader {
  private let functions: cake_indexstore_functions
  private let facts = RecordDraft()
  private let numbers = PointerNumbers()
  /// For each local symbol, the property that it is an accessor of, or -1.
  private let accessorOf = GrowingBuffer<Int32>(capacity: 256)
  private var current: Int32 = -1

  init(_ library: IndexStoreLibrary) { functions = library.functions }

  func read(
    _ record: String, of file: String, in store: indexstore_t, _ library: IndexStoreLibrary
  ) throws(CakeError) -> RecordFacts {
    let (reader, error) = library.describing { functions.record_reader_create(store, record, $0) }
    guard let reader else {
      throw .recordUnreadable(record: record, file: file, reason: error)
    }
    defer { functions.record_reader_dispose(reader) }
    facts.removeAll()
    numbers.removeAll()
    accessorOf.removeAll()
    let context = Unmanaged.passUnretained(self).toOpaque()
    let complete = functions.record_reader_occurrences_apply_f(reader, context) {
      Unmanaged<RecordReader>.fromOpaque($0!).takeUnretainedValue().add($1!)
    }
    // The library also says no to a record without occurrences: a file of comments alone.
    guard complete || facts.occurrences.count == 0 else {
      throw .recordUnreadable(record: record, file: file, reason: "it ends too early")
    }
    resolveAccessors()
    return RecordFacts(facts)
  }

  private func add(_ occurrence: indexstore_occurrence_t) -> Bool {
    guard let symbol = functions.occurrence_get_symbol(occurrence) else { return false }
    let roles = Roles(
      rawValue: UInt32(truncatingIfNeeded: functions.occurrence_get_roles(occurrence)))
    let number = self.number(of: symbol)
    let isAccessor = Subkind.isAccessor(facts.symbols.base[Int(number)].subkind)
    if isAccessor && roles.contains(.reference) { return true }
    var line: UInt32 = 0
    var column: UInt32 = 0
    functions.occurrence_get_line_col(occurrence, &line, &column)
    current = Int32(facts.occurrences.count)
    if roles.contains(.definition) { facts.definitions.append(current) }
    facts.occurrences.append(
      .init(
        symbol: number, roles: roles, line: Int32(truncatingIfNeeded: line),
        column: Int32(truncatingIfNeeded: column), container: -1))
    let context = Unmanaged.passUnretained(self).toOpaque()
    return functions.occurrence_relations_apply_f(occurrence, context) {
      Unmanaged<RecordReader>.fromOpaque($0!).takeUnretainedValue().add(relation: $1!)
    }
  }

  private func add(relation: indexstore_symbol_relation_t) -> Bool {
    guard let symbol = functions.symbol_relation_get_symbol(relation) else { return false }
    let roles = Roles(
      rawValue: UInt32(truncatingIfNeeded: functions.symbol_relation_get_roles(relation)))
    let number = self.number(of: symbol)
    let occurrence = facts.occurrences.base + Int(current)
    if roles.contains(.containedBy) { occurrence.pointee.container = number }
    if roles.contains(.accessorOf) { accessorOf.base[Int(occurrence.pointee.symbol)] = number }
    if roles.rawValue & Self.kept != 0 {
      facts.relations.append(.init(occurrence: current, role: roles, symbol: number))
    }
    return true
  }

  private static let kept =
    Roles.childOf.rawValue | Roles.baseOf.rawValue | Roles.overrideOf.rawValue
    | Roles.extendedBy.rawValue

  private func number(of symbol: indexstore_symbol_t) -> Int32 {
    let (number, isNew) = numbers.number(of: symbol)
    guard isNew else { return number }
    let name = functions.symbol_get_name(symbol)
    let usr = functions.symbol_get_usr(symbol)
    let nameStart = append(name)
    let usrStart = append(usr)
    facts.symbols.append(
      .init(
        usr: UniqueName(.init(start: usr.data, count: usr.length)), usrStart: usrStart,
        usrCount: Int32(usr.length), nameStart: nameStart, nameCount: Int32(name.length),
        kind: .init(rawValue: UInt16(truncatingIfNeeded: functions.symbol_get_kind(symbol))),
        subkind: UInt16(truncatingIfNeeded: functions.symbol_get_subkind(symbol))))
    accessorOf.append(-1)
    return number
  }

  private func append(_ text: indexstore_string_ref_t) -> Int32 {
    let start = Int32(facts.text.count)
    if let data = text.data {
      facts.text.append(contentsOf: UnsafeRawPointer(data), count: text.length)
    }
    return start
  }

  private func resolveAccessors() {
    for index in 0..<facts.occurrences.count {
      let occurrence = facts.occurrences.base + index
      let container = occurrence.pointee.container
      if container >= 0, accessorOf.base[Int(container)] >= 0 {
        occurrence.pointee.container = accessorOf.base[Int(container)]
      }
    }
  }
}
