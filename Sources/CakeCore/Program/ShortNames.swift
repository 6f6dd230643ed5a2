/// Names as short as tells them apart: the last part of a path, and as many before it as it takes.
///
/// The one place that shortens names, for messages, answers, differences and summaries.
struct ShortNames {
  /// The paths by their last part.
  private var paths: [String: Set<[String]>] = [:]

  init(_ all: some Sequence<[String]>) {
    for path in all {
      if let last = path.last { paths[last, default: []].insert(path) }
    }
  }

  /// `Services` where it is the only one, and else `TokenListCoordinator.Services`.
  ///
  /// - Parameter least: How many parts to show in any case.
  func short(_ path: [String], least: Int = 1) -> String {
    guard let last = path.last else { return "" }
    let alike = paths[last] ?? []
    let length = (min(least, path.count)...path.count).first { length in
      !alike.contains { Self.endsAlike($0, path, length) && $0 != path }
    }
    return QualifiedName.joined(path.suffix(length ?? path.count))
  }

  /// Whether as many last parts of two paths are the same; names differ soonest right before the last.
  private static func endsAlike(_ one: [String], _ other: [String], _ length: Int) -> Bool {
    guard one.count >= length else { return false }
    var index = 1
    while index <= length {
      if one[one.count - index] != other[other.count - index] { return false }
      index += 1
    }
    return true
  }
}

extension Program {
  /// A declaration's name in messages: qualified as far as the program's providers, slices,
  /// consumers and roots make it necessary.
  func shown(_ symbol: Int32) -> String {
    let path = facts.path(of: symbol)
    return path.last.map { shortNames(endingIn: $0).short(path) } ?? ""
  }

  func shown(provider: Int) -> String { shown(catalog.providers[provider].symbol) }
  func shown(slice: Int) -> String { shown(catalog.slices[slice].symbol) }
  func shown(root: Int) -> String { shown(catalog.roots[root].symbol) }

  /// The first few providers by name, quoted, and how many more there are.
  func quoted(_ providers: some Sequence<Int>) -> String {
    let limit = 6
    let names = providers.map { "'\(shown(provider: $0))'" }.sorted()
    let more = names.count - limit
    return names.prefix(limit).joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
  }
}

/// Symbols by what they are called, without a text for each name.
struct Namesakes {
  private let symbols: [(hash: Int, symbol: Int32)]

  init(_ symbols: [Int32], _ facts: Facts) {
    self.symbols = symbols.map { (Self.hash(facts.nameBytes($0)), $0) }
      .sorted { $0.hash < $1.hash }
  }

  /// The symbols that are called so, and perhaps some others.
  func symbols(called name: String) -> [Int32] {
    var name = name
    return name.withUTF8 { symbols(called: UnsafeRawBufferPointer($0)) }
  }

  /// The symbols that are called so, and perhaps some others.
  func symbols(called name: UnsafeRawBufferPointer) -> [Int32] {
    let hash = Self.hash(name)
    let start = symbols.indices.partitioningIndex(where: { symbols[$0].hash >= hash })
    return symbols[start...].prefix { $0.hash == hash }.map(\.symbol)
  }

  private static func hash(_ bytes: UnsafeRawBufferPointer) -> Int {
    var hasher = Hasher()
    hasher.combine(bytes: bytes)
    return hasher.finalize()
  }
}
