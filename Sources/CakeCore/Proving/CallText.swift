/// What each function of a module calls, and what answers for each conformance, as the compiler writes
/// it down once everything is chosen and nothing is optimised: in its intermediate language.
///
/// A module of ten thousand lines has some fifty megabytes of it, most of which no removal changes: what
/// a body names is read where somebody asks.
final class CallText {
  struct Body {
    /// A function's symbol, or what a table is called.
    var name: String
    /// Where the function is declared, unless nobody wrote it.
    var place: Place?
    /// The lines between the first and the last; of several tables that are called the same.
    var lines: [UnsafeRawBufferPointer]
  }

  struct Place: Equatable {
    var file: String
    /// `:31:8`
    var position: String
  }

  /// By their names.
  private(set) var bodies: [String: Body] = [:]
  /// Whether it is such a text at all.
  private(set) var isCode = false
  /// Functions that other modules have.
  private var foreign: [String] = []
  private let methodText: CallMethodText

  /// - Parameters:
  ///   - text: Is there for as long as this is.
  ///   - modules: The program's: one place names a type with its module, another one without.
  init(_ text: UnsafeRawBufferPointer, modules: Set<String>) {
    methodText = CallMethodText(modules: modules)
    var place: Place?
    var own: Set<String> = []
    var lines = CallLines(text)
    while let line = lines.next() {
      if line.holds(Self.comment.bytes, at: 0) {
        place = Self.place(in: line) ?? place
      } else if line.holds(Self.function.bytes, at: 0) || CallTables.opens(line) {
        let isFunction = line.holds(Self.function.bytes, at: 0)
        let name = isFunction ? line.firstSymbol : nil
        if line.last == UInt8(ascii: "{"), let name, Self.isTableThunk(name) {
          _ = lines.upToClosingBrace()
        } else if line.last == UInt8(ascii: "{") {
          if isFunction, let place, !Self.mayBeElsewhere(line) { own.insert(place.file) }
          let body = lines.upToClosingBrace()
          let name = name ?? CallTables.name(line, body)
          bodies[name, default: Body(name: name, place: isFunction ? place : nil, lines: [])]
            .lines.append(body)
        } else if let name {
          foreign.append(name)
        }
        place = nil
      } else if line.holds(Self.stage.bytes, at: 0) {
        isCode = true
      }
    }
    // Where another module's source is, the compiler knows of the build's own interfaces alone.
    let elsewhere = bodies.values.filter { $0.place.map { !own.contains($0.file) } ?? false }
    for body in elsewhere { bodies[body.name]!.place = nil }
  }

  /// What a body names, and how often: functions by their symbols, methods that are looked up while the
  /// program runs and associated types by text.
  func names(in body: Body) -> [String: Int] {
    var names: [String: Int] = [:]
    read(body) { name, _ in names[name, default: 0] += 1 }
    return names
  }

  /// All that any of them is or names.
  private(set) lazy var known: Set<String> = {
    var known = Set(bodies.keys).union(foreign)
    for body in bodies.values { read(body) { name, _ in known.insert(name) } }
    return known
  }()

  /// The functions that methods of classes are, by how code names these.
  private(set) lazy var methods: [String: Set<String>] = {
    var methods: [String: Set<String>] = [:]
    for body in bodies.values where CallTables.isOfClass(body.name) {
      read(body) { name, method in
        if let method { methods[method, default: []].insert(name) }
      }
    }
    return methods
  }()

  /// Calls with each name in a body, and with the method that a table says it is of.
  private func read(_ body: Body, _ use: (String, String?) -> Void) {
    for lines in body.lines { read(lines, use) }
  }

  private func read(_ lines: UnsafeRawBufferPointer, _ use: (String, String?) -> Void) {
    var lines = CallLines(lines)
    while let line = lines.next()?.withoutIndentation {
      guard !line.holds(Self.comment.bytes, at: 0) else { continue }
      let isEntry = line.first == UInt8(ascii: "#")
      let method = isEntry ? methodText.name(line) : methodText.lookUp(in: line)
      line.forEachSymbol { use(isEntry ? called(by: $0) : $0, isEntry ? method : nil) }
      if !isEntry, let method {
        use(method, nil)
      } else if line.holds(Self.associatedType.bytes, at: 0) {
        use(Self.text(line), nil)
      }
    }
  }
}

/// What a class's table has where a method's type differs from that of what it overrides: it calls the
/// method, and may come or go with a type.
extension CallText {
  private static func isTableThunk(_ symbol: String) -> Bool {
    symbol.utf8.starts(with: "$s".utf8) && symbol.utf8.suffix(2).elementsEqual("TV".utf8)
  }

  /// The method that something in a table calls: its symbol begins with the method's.
  private func called(by symbol: String) -> String {
    guard Self.isTableThunk(symbol) else { return symbol }
    var method = symbol[...]
    while !method.isEmpty {
      method.removeLast()
      if bodies[String(method)] != nil { return String(method) }
    }
    return symbol
  }
}

/// How the language is read.
extension CallText {
  /// `sil hidden @$s3App… {`.
  private static let function: StaticString = "sil "
  /// What several modules may have.
  private static let sharedFunction: StaticString = "sil shared "
  /// What answers for a conformance, maybe with another module's code.
  private static let thunk: StaticString = " [thunk] "
  /// What the first line says.
  private static let stage: StaticString = "sil_stage "
  private static let comment: StaticString = "//"
  private static let associatedType: StaticString = "associated_type "
  private static let location: StaticString = ", loc \""

  /// Whether a function's place may be in another module's source.
  private static func mayBeElsewhere(_ line: UnsafeRawBufferPointer) -> Bool {
    line.holds(sharedFunction.bytes, at: 0) || line.holds(thunk.bytes, searching: 2)
  }

  private static func place(in line: UnsafeRawBufferPointer) -> Place? {
    guard let start = line.place(of: location.bytes).map({ $0 + location.utf8CodeUnitCount }),
      let quote = line[start...].firstIndex(of: UInt8(ascii: "\""))
    else { return nil }
    let position = line[(quote + 1)...].prefix { $0 != UInt8(ascii: ",") }
    return Place(
      file: String(decoding: line[start..<quote], as: UTF8.self),
      position: String(decoding: position, as: UTF8.self))
  }

  private static func text(_ bytes: UnsafeRawBufferPointer) -> String {
    String(decoding: bytes, as: UTF8.self)
  }

  /// Whether a name is what a table says of an associated type.
  static func isAssociatedType(_ name: String) -> Bool {
    name.utf8.starts(with: associatedType.bytes)
  }
}
