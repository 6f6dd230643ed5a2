/// What is called in a module's code, in words that a removal does not change.
final class CallNames {
  /// What is the same of two declarations if they are.
  struct Identity: Hashable, Comparable {
    var words: String
    /// Where it is declared, as far as the module tells: copies have their lines and columns.
    var places: [String] = []

    static func < (left: Identity, right: Identity) -> Bool {
      (left.words, left.places.joined()) < (right.words, right.places.joined())
    }
  }

  struct Body {
    /// A function's symbol, or what a table is called.
    var name: String
    var place: CallText.Place?
    /// What it names, and how often.
    var names: [String: Int]
    /// Whether it stands for several that are called the same but for what goes.
    var isMerged = false
  }

  private let text: CallText
  private let words: CallWords
  private(set) var bodies: [Identity: Body] = [:]
  /// Most names stand in many bodies.
  private var known: [String: Identity?] = [:]

  /// - Parameter names: The bodies that are compared; nil for all.
  init(_ text: CallText, _ words: CallWords, only names: Set<String>? = nil) {
    self.text = text
    self.words = words
    let all =
      names.map { names in names.compactMap { text.bodies[$0] } } ?? Array(text.bodies.values)
    for body in all {
      guard let identity = identity(of: body.name) else { continue }
      let names = text.names(in: body)
      if bodies[identity] == nil {
        bodies[identity] = Body(name: body.name, place: body.place, names: names)
      } else {
        bodies[identity]!.names.merge(names, uniquingKeysWith: +)
        bodies[identity]!.isMerged = true
      }
    }
  }

  /// What something is; nil where it is no declaration of the program's.
  func identity(of name: String) -> Identity? {
    if let known = known[name] { return known }
    let identity = read(name)
    known[name] = .some(identity)
    return identity
  }

  private func read(_ name: String) -> Identity? {
    if words.mayGo(name) { return Identity(words: name) }
    guard let words = words.plain(name) else { return nil }
    let symbols = text.methods[name] ?? [name]
    let places = symbols.compactMap { text.bodies[$0]?.place }.map {
      Folder.name(of: $0.file) + $0.position
    }
    // A place says more than types, which may be written otherwise.
    let kinds = Set(symbols.map(Self.kind)).sorted().joined(separator: " ")
    return Identity(words: places.isEmpty ? words : kinds, places: Set(places).sorted())
  }

  /// How a symbol tells one from another of what stands at one place: a getter from a setter, the
  /// second closure from the first, a method from that which answers with it.
  private static func kind(_ symbol: String) -> String {
    symbol.firstMatch(of: #/(?:F|[A-Za-z][0-9]*_|[vifT][A-Za-z])Z?$/#).map { String($0.0) }
      ?? String(symbol.suffix(1))
  }

  /// Whether the module says what has a name.
  func declares(_ name: String) -> Bool {
    text.bodies[name] != nil || text.methods[name] != nil
  }

  /// What a body names, and how often.
  func counts(of body: Body) -> [Identity: Int] {
    body.names.reduce(into: [:]) { counts, name in
      if let identity = identity(of: name.key) { counts[identity, default: 0] += name.value }
    }
  }
}

/// Turns names into words.
struct CallWords {
  private let modules: Set<Substring>
  private let removed: Set<Substring>
  private let text: MeaningText
  /// The same for texts that may say no modules.
  private let readable: MeaningText

  init(removed: Set<String>, modules: Set<String>) {
    self.modules = Set(modules.map { $0[...] })
    text = MeaningText(removed: removed)
    let all = removed.union(removed.map { String($0.drop { $0 != "." }.dropFirst()) })
    readable = MeaningText(removed: all)
    self.removed = Set(all.map { $0[...] })
  }

  /// What something is called; nil where it is nothing to compare: a library knows nothing of providers,
  /// and what only turns one function's type into another's comes and goes with types.
  func plain(_ name: String) -> String? {
    guard name.hasPrefix("$s") else { return readable.words(in: name) }
    let words = text.text(Self.usr(name))
    let isOwn = words.split(separator: " ").contains { word in
      modules.contains(word.prefix { $0 != "." })
    }
    return isOwn && !words.hasPrefix("reabstraction thunk") ? words : nil
  }

  /// The USR of what has a symbol, `$s3App…`.
  static func usr(_ name: String) -> String { "s:\(name.dropFirst(2))" }

  /// Whether something answers for a conformance to a protocol that goes.
  func mayGo(_ name: String) -> Bool {
    if name.hasPrefix("$s") {
      return name.hasSuffix("TW")
        && isGone(Demangler.text(usr: Self.usr(name)) ?? "", between: " : ", " in ")
    }
    return name.hasPrefix("sil_") && isGone(name, between: ": ", " module ")
  }

  /// Whether a text that says who conforms says that it is to a protocol that goes.
  private func isGone(_ text: String, between start: String, _ end: String) -> Bool {
    guard let end = text.ranges(of: end).last?.lowerBound,
      let start = text[..<end].ranges(of: start).last?.upperBound
    else { return false }
    return removed.contains(text[start..<end])
  }
}
