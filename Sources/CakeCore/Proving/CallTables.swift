/// What the first lines of tables say: which members answer for a conformance, override others, and are
/// what a key path leads to.
enum CallTables {
  private static let starts: [StaticString] = [
    "sil_witness_table ", "sil_vtable ", "sil_property ",
  ]
  private static let classTable = "sil_vtable ".utf8
  private static let conformanceTable = "sil_witness_table ".utf8
  private static let hidden: StaticString = " private "
  private static let owner = " // "

  static func opens(_ line: UnsafeRawBufferPointer) -> Bool {
    line.first == UInt8(ascii: "s") && starts.contains { line.holds($0.bytes, at: 0) }
  }

  static func isOfClass(_ name: String) -> Bool { name.utf8.starts(with: classTable) }

  static func isOfConformance(_ name: String) -> Bool {
    name.utf8.starts(with: conformanceTable)
  }

  /// What a table is called: by its first line, in which types of one name that are private or local look
  /// the same, with the whole name of such a type, if anything in the table has it.
  static func name(_ line: UnsafeRawBufferPointer, _ lines: UnsafeRawBufferPointer) -> String {
    let name = String(decoding: line.dropLast(), as: UTF8.self)
    guard line.holds(hidden.bytes) else { return name }
    var conforming: String?
    lines.findSymbols { symbol in
      guard symbol.hasSuffix("TW") else { return true }
      conforming = Demangler.text(usr: CallWords.usr(symbol)).flatMap(Self.conforming)
      return false
    }
    return conforming.map { name + owner + $0 } ?? name
  }

  /// `App.(Stub in _6A5C…)` of `protocol witness for … in conformance App.(Stub in _6A5C…) : App.HasA in App`.
  private static func conforming(_ witness: String) -> String? {
    guard let start = witness.firstRange(of: " in conformance ")?.upperBound,
      let end = witness.ranges(of: " : ").last?.lowerBound, start < end
    else { return nil }
    return String(witness[start..<end])
  }

  /// `Page: Screen` of a table's name, `sil_witness_table hidden Page: Screen module App`.
  static func conformance(_ name: String) -> String? {
    let line = name.firstRange(of: owner).map { name[..<$0.lowerBound] } ?? name[...]
    return line.wholeMatch(of: #/sil_witness_table (?:[a-z_]+ |\[[a-z_]+\] )*(.+) module \w+ ?/#)
      .map { String($0.1) }
  }
}
