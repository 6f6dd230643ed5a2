/// One compiled source file: where it is, which module it belongs to, and its record.
final class StoreUnit: Sendable {
  let name: String
  /// Which of the store's units it is, by their names.
  let number: Int
  let module: String
  /// The source file, absolute.
  let mainFile: String
  /// What the compiler was to make of it, absolute; it need not be there.
  let output: String
  /// Nil where the compiler had nothing to record.
  let record: String?
  /// When the unit was written, in nanoseconds since 1970.
  let written: Int64
  /// When its file, or what is known of it, was changed last, in the same way: nobody sets that time.
  let changed: Int64

  init(
    name: String, number: Int, module: String, mainFile: String, output: String, record: String?,
    stamp: FileStamp
  ) {
    self.name = name
    self.number = number
    self.module = module
    self.mainFile = mainFile
    self.output = output
    self.record = record
    (written, changed) = (stamp.modified, stamp.changed)
  }

  /// Whether the unit has the name of its output, as far as a file's name holds that, and what tells it
  /// from others of that name. One that is damaged may name another.
  var isNamedByOutput: Bool {
    guard let end = name.utf8.lastIndex(of: UInt8(ascii: "-")) else { return false }
    return Folder.name(of: output).utf8.starts(with: name.utf8[..<end])
  }

  private init(_ other: StoreUnit, mainFile: String) {
    (name, number, module, output) = (other.name, other.number, other.module, other.output)
    (record, written, changed) = (other.record, other.written, other.changed)
    self.mainFile = mainFile
  }

  /// The same with another path to its source.
  func moved(to file: String) -> StoreUnit { StoreUnit(self, mainFile: file) }

  /// Whether another file may have come to where the source was since it was compiled, be it with an
  /// older time: what was copied, moved or unpacked there can bring that along.
  func mayPrecede(_ source: FileStamp) -> Bool { source.changed > changed }
}
