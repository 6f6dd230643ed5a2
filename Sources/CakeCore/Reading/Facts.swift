import Synchronization

/// Everything that was read, with one number for each symbol across all files.
final class Facts {
  struct Symbol: BitwiseCopyable {
    /// Its name, in a record that is there as long as the facts are.
    var name: UnsafeRawBufferPointer
    /// Where its name and USR are written down.
    var file: Int32
    var local: Int32
    var kind: SymbolKind
    var subkind: UInt16
    /// The first byte of its name: it tells most names from a few without looking them up.
    var initial: UInt8
    /// The declaration that it is a member of; an extension counts as one.
    var parent: Int32 = -1
    /// For an extension, the type that it extends.
    var extended: Int32 = -1
    var definitionFile: Int32 = -1
    var definitionOccurrence: Int32 = -1
    var isImplicit = false

    /// A property, and no subscript, which takes arguments as a function does.
    var isPlainProperty: Bool { kind.isProperty && subkind != Subkind.subscripting }
  }

  /// A conformance or inheritance as written, or as the compiler flattened it out of an alias.
  struct Base: BitwiseCopyable {
    var sub: Int32
    var base: Int32
    var file: Int32
    var occurrence: Int32
  }

  struct Override: BitwiseCopyable {
    var overriding: Int32
    var overridden: Int32
    /// Where the compiler notes the relation elsewhere than at the member: the type that takes it.
    var container: Int32
  }

  private(set) var files: [File] = []
  /// The modules that other packages may use.
  var libraryModules: Set<String> = []
  /// What compiles them at least.
  var leastVersions = LeastVersions()
  /// Whether sources in Objective-C were compiled beside; nothing is read of them.
  var hasObjectiveC = false
  let symbols: GrowingBuffer<Symbol>
  let symbolsByKind = SymbolsByKind()
  let bases = GrowingBuffer<Base>(capacity: 1024)
  let overrides = GrowingBuffer<Override>(capacity: 1024)
  private let table: SymbolTable
  private(set) var occurrenceCount = 0
  /// By file, where it has been read.
  private let sources: LazySlots<SourceText>
  /// By file, what is wrong with its text.
  private let sourceErrors = Mutex<[Int: CakeError]>([:])
  /// How many threads may work on what it says.
  var jobs = 1
  /// How many files a part of them has at least; fewer are read as fast by one thread.
  var leastInPart = 8
  /// What the time goes into, where somebody asked.
  var clock: PhaseClock?

  /// Nothing yet, for a program of as many files.
  ///
  /// - Parameter count: How many symbols all records have; most of them have some in common.
  init(files: Int, expecting count: Int) {
    sources = LazySlots(files)
    table = SymbolTable(expecting: count)
    symbols = GrowingBuffer(capacity: max(4096, count / 2))
  }

  func add(
    _ record: RecordFacts, path: String, absolutePath: String, module: String, isOwn: Bool,
    isTest: Bool
  ) {
    let file = Int32(files.count)
    let numbers = GrowingBuffer<Int32>(capacity: max(1, record.symbols.count))
    table.number(record.symbols, numbers) { local in
      let symbol = record.symbols.base[local]
      let name = record.name(of: local)
      symbolsByKind.add(Int32(symbols.count), of: symbol.kind)
      symbols.append(
        Symbol(
          name: name, file: file, local: Int32(local), kind: symbol.kind, subkind: symbol.subkind,
          initial: name.first ?? 0))
    }
    occurrenceCount += record.occurrences.count
    files.append(
      File(
        path: path, absolutePath: absolutePath, module: module, isOwn: isOwn, isTest: isTest,
        record: record, numbers: numbers))
    noteDefinitions(of: record, numbers, file)
  }

  /// The texts of the files that have been read, in the order of these, with what is wrong with them.
  func take(_ texts: [(text: SourceText, error: CakeError?)?]) {
    for case (let file, (let text, let error)?) in texts.enumerated() {
      _ = sources.value(file) { text }
      if let error { note(error, in: file) }
    }
  }

  private func noteDefinitions(
    of record: RecordFacts, _ numbers: GrowingBuffer<Int32>, _ file: Int32
  ) {
    for position in 0..<record.definitions.count {
      let index = record.definitions.base[position]
      let occurrence = record.occurrences.base[Int(index)]
      let symbol = symbols.base + Int(numbers.base[Int(occurrence.symbol)])
      guard symbol.pointee.definitionFile < 0 else { continue }
      symbol.pointee.definitionFile = file
      symbol.pointee.definitionOccurrence = index
      symbol.pointee.isImplicit = occurrence.roles.contains(.implicit)
    }
    for index in 0..<record.relations.count {
      let relation = record.relations.base[index]
      let occurrence = record.occurrences.base[Int(relation.occurrence)]
      let subject = numbers.base[Int(occurrence.symbol)]
      let object = numbers.base[Int(relation.symbol)]
      if relation.role.contains(.childOf) { symbols.base[Int(subject)].parent = object }
      if relation.role.contains(.extendedBy) { symbols.base[Int(object)].extended = subject }
      if relation.role.contains(.overrideOf) {
        let container = occurrence.container < 0 ? -1 : numbers.base[Int(occurrence.container)]
        overrides.append(
          Override(overriding: subject, overridden: object, container: container))
      }
      if relation.role.contains(.baseOf) {
        bases.append(
          Base(sub: object, base: subject, file: file, occurrence: relation.occurrence))
      }
    }
  }
}

extension Facts {
  func name(_ symbol: Int32) -> String { String(decoding: nameBytes(symbol), as: UTF8.self) }

  /// The bytes of a symbol's name, which stay where they are.
  func nameBytes(_ symbol: Int32) -> UnsafeRawBufferPointer { symbols.base[Int(symbol)].name }

  /// Whether a symbol's name begins with one of the bytes; cheaper than making the name.
  func mayBegin(_ symbol: Int32, _ bytes: Set<UInt8>) -> Bool {
    bytes.contains(symbols.base[Int(symbol)].initial)
  }

  /// The same, for all symbols there are: a debug build makes calls of what a set does.
  func mayBegin(_ symbol: Int32, _ bytes: StaticString) -> Bool {
    let initial = symbols.base[Int(symbol)].initial
    var index = 0
    while index < bytes.utf8CodeUnitCount, bytes.utf8Start[index] != initial { index += 1 }
    return index < bytes.utf8CodeUnitCount
  }

  /// Whether a symbol's name begins with a text; cheaper than making the name.
  func name(_ symbol: Int32, beginsWith text: StaticString) -> Bool {
    nameBytes(symbol).begins(with: text)
  }

  /// The same for several texts.
  func name(_ symbol: Int32, beginsWithAnyOf texts: [StaticString]) -> Bool {
    let (name, initial) = (nameBytes(symbol), symbols.base[Int(symbol)].initial)
    // Symbols are many, and a debug build makes some calls of what a sequence does.
    var index = 0
    while index < texts.count {
      let text = texts[index]
      if text.utf8Start[0] == initial, name.begins(with: text) { return true }
      index += 1
    }
    return false
  }

  func usr(_ symbol: Int32, beginsWith text: StaticString) -> Bool {
    let symbol = symbols.base[Int(symbol)]
    return files[Int(symbol.file)].record.usr(of: Int(symbol.local)).begins(with: text)
  }

  func usr(_ symbol: Int32) -> String {
    let symbol = symbols.base[Int(symbol)]
    return String(
      decoding: files[Int(symbol.file)].record.usr(of: Int(symbol.local)), as: UTF8.self)
  }

  /// Whether something has this USR, here or elsewhere.
  func isKnown(usr: String) -> Bool { table.number(of: UniqueName(usr)) != nil }

  /// Whether code declares what has this USR, rather than the compiler or another package.
  func isDeclared(usr: String) -> Bool {
    table.number(of: UniqueName(usr)).map(isDefined) ?? false
  }

  func isDefined(_ symbol: Int32) -> Bool { symbols.base[Int(symbol)].definitionFile >= 0 }

  /// The type or protocol behind a declaration's parent: an extension stands for what it extends.
  func extendedOrSelf(_ symbol: Int32) -> Int32 {
    guard symbol >= 0 else { return -1 }
    let value = symbols.base[Int(symbol)]
    return value.kind == .extension ? value.extended : symbol
  }

  /// The same of what a declaration stands in; -1 for top-level code, which is none.
  func nominalParent(_ symbol: Int32) -> Int32 {
    symbol < 0 ? -1 : extendedOrSelf(symbols.base[Int(symbol)].parent)
  }

  /// `Module.Outer.Inner`, extensions and functions on the way left out of the path.
  func qualifiedName(_ symbol: Int32) -> String { QualifiedName.joined(path(of: symbol)) }

  /// The parts of the qualified name.
  func path(of symbol: Int32) -> [String] {
    var parts: [String] = []
    var part = symbol
    while part >= 0 {
      parts.append(name(part))
      part = nominalParent(part)
    }
    parts.append(module(symbol))
    return parts.reversed().filter { !$0.isEmpty }
  }

  func module(_ symbol: Int32) -> String {
    let value = symbols.base[Int(symbol)]
    return value.definitionFile >= 0 ? files[Int(value.definitionFile)].module : ""
  }

  /// A file's text; a file that can't be read is remembered and reported once.
  func source(_ file: Int) -> SourceText { sources.value(file) { read(file) } }

  private func read(_ file: Int) -> SourceText {
    do throws(CakeError) {
      return try SourceText(path: files[file].absolutePath)
    } catch {
      note(error, in: file)
      return SourceText([])
    }
  }

  /// Remembers the first thing that is wrong with a file's text.
  func note(_ error: CakeError, in file: Int) {
    sourceErrors.withLock { $0[file] = $0[file] ?? error }
  }

  /// Throws if a source could not be read, or is not what the index was made of.
  func throwIfUntrustworthy() throws(CakeError) {
    if let first = sourceErrors.withLock({ errors in errors.min { $0.key < $1.key } }) {
      throw first.value
    }
  }
}

extension UnsafeRawBufferPointer {
  fileprivate func begins(with text: StaticString) -> Bool {
    let length = text.utf8CodeUnitCount
    guard count >= length else { return false }
    var index = 0
    while index < length, self[index] == text.utf8Start[index] { index += 1 }
    return index == length
  }
}
