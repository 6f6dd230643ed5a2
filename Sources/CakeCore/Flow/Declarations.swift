/// Finds, in each file's text, the declaration that a place belongs to and its parts.
final class Declarations {
  private let facts: Facts
  private let texts: LazySlots<Parsed>
  private let starts: LazySlots<Starts>

  private final class Parsed: Sendable {
    let text: DeclarationText?
    init(_ text: DeclarationText?) { self.text = text }
  }

  /// The named declarations of a file in order of place, parameters left out.
  private final class Starts: Sendable {
    let all: [(token: Int, symbol: Int32)]
    init(_ all: [(token: Int, symbol: Int32)]) { self.all = all }
  }

  init(_ facts: Facts) {
    self.facts = facts
    texts = LazySlots(facts.symbols.count)
    starts = LazySlots(facts.files.count)
  }

  /// Finds where declarations begin before anybody asks, where threads would have nothing to do.
  func prepare() {
    guard facts.jobs > 1 else { return }
    SharedWork.forEach(facts.parts, jobs: facts.jobs) { files in
      for file in files where facts.files[file].isOwn { _ = starts(in: file) }
    }
  }

  /// The parts of a declaration; nil for one that the compiler made up, and for top-level code.
  func text(of symbol: Int32) -> DeclarationText? {
    guard symbol >= 0 else { return nil }
    return texts.value(Int(symbol)) { Parsed(parse(symbol)) }.text
  }

  private func parse(_ symbol: Int32) -> DeclarationText? {
    let value = facts.symbols.base[Int(symbol)]
    guard value.definitionFile >= 0, !value.isImplicit else { return nil }
    let source = facts.source(Int(value.definitionFile))
    let occurrence = facts.files[Int(value.definitionFile)].record.occurrences
      .base[Int(value.definitionOccurrence)]
    guard let token = source.token(at: occurrence)
    else { return nil }
    return source.declaration(at: token, shape(of: value))
  }

  private func shape(of symbol: Facts.Symbol) -> SourceText.Shape {
    if symbol.subkind == Subkind.subscripting { return .function }
    if symbol.kind.isProperty { return .property }
    if symbol.kind.isFunction { return .function }
    if symbol.kind == .enumCase { return .enumCase }
    return symbol.kind == .alias && symbol.subkind == 0 ? .alias : .type
  }

  /// Where a place that the index ties to no declaration belongs.
  enum Owner {
    case header(Int32)
    case body(Int32)
  }

  func owner(ofToken token: Int, in file: Int) -> Owner? {
    let starts = self.starts(in: file)
    var index = starts.indices.partitioningIndex(where: { starts[$0].token > token }) - 1
    var steps = 0
    while index >= 0, steps < 400 {
      let symbol = starts[index].symbol
      if let text = text(of: symbol) {
        if text.header.contains(token) { return .header(symbol) }
        if text.body.contains(token) { return .body(symbol) }
      }
      index -= 1
      steps += 1
    }
    return nil
  }

  /// The declaration in whose header or body a token stands.
  func owner(around token: Int, in file: Int) -> Int32? {
    switch owner(ofToken: token, in: file) {
    case .header(let symbol), .body(let symbol): symbol
    case nil: nil
    }
  }

  /// What belongs to declarations in a file, rather than to code outside of them.
  func ranges(in file: Int) -> [Range<Int>] {
    var found: [Range<Int>] = []
    for (token, symbol) in starts(in: file) {
      guard found.last.map({ $0.contains(token) }) != true, let text = text(of: symbol) else {
        continue
      }
      found.append(text.header.lowerBound..<max(text.header.upperBound, text.body.upperBound))
    }
    return found
  }

  private func starts(in file: Int) -> [(token: Int, symbol: Int32)] {
    starts.value(file) { Starts(findStarts(in: file)) }.all
  }

  private func findStarts(in file: Int) -> [(token: Int, symbol: Int32)] {
    let record = facts.files[file].record
    let source = facts.source(file)
    var found: [(token: Int, symbol: Int32)] = []
    let numbers = facts.files[file].numbers
    for index in facts.definitions(in: file) {
      let occurrence = record.occurrences.base[Int(index)]
      guard !occurrence.roles.contains(.implicit) else { continue }
      let local = record.symbols.base[Int(occurrence.symbol)]
      let isAccessor = Subkind.isAccessor(local.subkind) && local.kind != .extension
      guard local.kind != .parameter, !isAccessor, local.subkind != Subkind.genericParameter,
        let token = source.token(at: occurrence, notBefore: found.last?.token ?? 0)
      else { continue }
      found.append((token, numbers.base[Int(occurrence.symbol)]))
    }
    return found
  }
}
