import Foundation

/// What each function of a module calls, and what answers for each conformance, as the compiler writes
/// it down once everything is chosen and nothing is optimised: in its intermediate language.
struct CallText {
  struct Body {
    /// A function's symbol, or the first line of a table.
    var name: String
    /// Where the function is declared, unless nobody wrote it.
    var place: Place?
    /// What it names, and how often: functions by their symbols, methods that are looked up while the
    /// program runs and associated types by text.
    var names: [String: Int] = [:]
    /// Whether it stands for several that are called the same but for what goes.
    var isMerged = false
  }

  struct Place {
    var file: String
    /// `:31:8`
    var position: String
  }

  /// By their names.
  private(set) var bodies: [String: Body] = [:]
  /// Whether it is such a text at all.
  private(set) var isCode = false
  /// All that any of them is or names.
  private(set) var known: Set<String> = []
  /// The functions that methods of classes are, by how code names these.
  private(set) var methods: [String: Set<String>] = [:]
  private let modules: Set<String>

  /// - Parameter modules: The program's: one place names a type with its module, another one without.
  init(_ text: UnsafeRawBufferPointer, modules: Set<String>) {
    self.modules = modules
    var place: Place?
    var open: Body?
    for line in Lines(text) {
      if open != nil {
        if line.first == UInt8(ascii: "}") {
          add(open!)
          open = nil
        } else {
          add(line, to: &open!)
        }
      } else if line.starts(with: Self.comment) {
        place = Self.place(in: line) ?? place
      } else if line.starts(with: Self.function) || Self.tables.contains(where: line.starts) {
        let isFunction = line.starts(with: Self.function)
        let name = isFunction ? Self.symbols(in: line).first : nil
        if let name { known.insert(name) }
        if line.last == UInt8(ascii: "{") {
          open = Body(
            name: name ?? Self.text(line.dropLast()), place: isFunction ? place : nil)
        }
        place = nil
      } else if line.starts(with: Self.stage) {
        isCode = true
      }
    }
  }

  private mutating func add(_ body: Body) {
    known.insert(body.name)
    known.formUnion(body.names.keys)
    bodies[body.name] = body
  }

  private mutating func add(_ line: Slice, to body: inout Body) {
    let line = line.drop { $0 == UInt8(ascii: " ") }
    guard !line.starts(with: Self.comment) else { return }
    let symbols = Self.symbols(in: line)
    for name in symbols { body.names[name, default: 0] += 1 }
    if line.first == UInt8(ascii: "#") {
      methods[method(line), default: []].formUnion(symbols)
    } else if let method = method(in: line) {
      body.names[method, default: 0] += 1
    } else if line.starts(with: Self.associatedType) {
      body.names[Self.text(line), default: 0] += 1
    }
  }
}

/// How the language is read.
extension CallText {
  private typealias Slice = UnsafeRawBufferPointer.SubSequence

  /// `sil hidden @$s3App… {`.
  private static let function = Array("sil ".utf8)
  /// Which members answer for conformances, override others, and are what key paths lead to.
  private static let tables = ["sil_witness_table ", "sil_vtable ", "sil_property "].map {
    Array($0.utf8)
  }
  /// What the first line says.
  private static let stage = Array("sil_stage ".utf8)
  private static let comment = Array("//".utf8)
  private static let associatedType = Array("associated_type ".utf8)
  private static let lookUps = [" class_method ", " super_method ", " witness_method "].map {
    Array($0.utf8)
  }
  private static let symbol = Array("@$s".utf8)
  private static let marks = Array("$_.".utf8)
  private static let location = Array(", loc \"".utf8)
  /// What stands behind a method's type.
  private static let ends = [", $", ", %", " : $", " : @"].map { Array($0.utf8) }

  /// The Swift symbols that a line names, `$s3App…`.
  private static func symbols(in line: Slice) -> [String] {
    var found: [String] = []
    var rest = line
    while let start = place(of: symbol, in: rest) {
      let name = rest[(start + 1)...].prefix { marks.contains($0) || isalnum(Int32($0)) != 0 }
      found.append(text(name))
      rest = rest[name.endIndex...]
    }
    return found
  }

  /// `#Model.load: (Model) -> (any HasClock) -> ()` of a line that looks a method up.
  private func method(in line: Slice) -> String? {
    guard let start = line.firstIndex(of: UInt8(ascii: "#")),
      Self.lookUps.contains(where: { Self.place(of: $0, in: line[..<start]) != nil })
    else { return nil }
    return method(line[start...])
  }

  /// A table has no space before the type that a name has, and modules in it.
  private func method(_ bytes: Slice) -> String {
    let end = Self.ends.compactMap { Self.place(of: $0, in: bytes) }.min() ?? bytes.endIndex
    let name = Self.text(bytes[..<end]).replacing(" : ", with: ": ")
    return name.replacing(#/([ (<\[])(\w+)\./#) { match in
      modules.contains(String(match.2)) ? match.1 : match.0
    }
  }

  private static func place(in line: Slice) -> Place? {
    guard let start = place(of: location, in: line).map({ $0 + location.count }),
      let quote = line[start...].firstIndex(of: UInt8(ascii: "\""))
    else { return nil }
    let position = line[(quote + 1)...].prefix { $0 != UInt8(ascii: ",") }
    return Place(file: text(line[start..<quote]), position: text(position))
  }

  private static func text(_ bytes: Slice) -> String { String(decoding: bytes, as: UTF8.self) }

  /// Where a word begins in some bytes.
  private static func place(of word: [UInt8], in bytes: Slice) -> Int? {
    var rest = bytes
    while let start = rest.firstIndex(of: word[0]) {
      rest = rest[start...]
      if rest.starts(with: word) { return start }
      rest = rest.dropFirst()
    }
    return nil
  }

  /// Whether a name is what a table says of an associated type.
  static func isAssociatedType(_ name: String) -> Bool { name.utf8.starts(with: associatedType) }

  /// `Page: Screen` of a table's first line, `sil_witness_table hidden Page: Screen module App`.
  static func conformance(_ line: String) -> String? {
    line.wholeMatch(of: #/sil_witness_table (?:[a-z_]+ |\[[a-z_]+\] )*(.+) module \w+ ?/#).map {
      String($0.1)
    }
  }

  private struct Lines: Sequence, IteratorProtocol {
    private var rest: Slice

    init(_ text: UnsafeRawBufferPointer) { rest = text[...] }

    mutating func next() -> Slice? {
      guard !rest.isEmpty else { return nil }
      let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
      defer { rest = rest[end...].dropFirst() }
      return rest[..<end]
    }
  }
}
