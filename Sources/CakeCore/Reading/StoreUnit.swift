/// One compiled source file: where it is, which module it belongs to, and its record.
struct StoreUnit: Sendable {
  var name: String
  var module: String
  /// The source file, absolute.
  var mainFile: String
  /// What the compiler was to make of it, absolute; it need not be there.
  var output: String
  /// Nil where the compiler had nothing to record.
  var record: String?
  /// When the unit was written, in nanoseconds since 1970.
  var written: Int64
}
