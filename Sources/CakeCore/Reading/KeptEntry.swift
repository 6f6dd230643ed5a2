/// How a file of kept facts begins, its checksum first.
struct KeptHeader: BitwiseCopyable {
  /// Of what follows it, up to the end of the entries' texts.
  var checksum: Checksum
  var format = KeptHeader.format
  /// Who wrote it, of which store.
  var reader: UniqueName
  /// Which of how many files it is.
  var shard: UInt32
  var shards: UInt32
  /// How many entries stand behind the header, and how many bytes of text behind them.
  var entries: UInt32
  var texts: UInt32
  /// Of the whole file.
  var length: UInt64

  /// 'cakefct1', where the bytes stand in this order.
  static let format: UInt64 = 0x6361_6B65_6663_7431
}

/// Where a text stands among those of a file.
struct KeptText: BitwiseCopyable {
  var start: UInt32
  var count: UInt32
}

/// What is kept of a unit and its record.
struct KeptEntry: BitwiseCopyable {
  enum Kind {
    static let other: UInt32 = 0
    static let swift: UInt32 = 1
    static let swiftWithoutRecord: UInt32 = 2
    static let objectiveC: UInt32 = 3
  }

  var unit: FileStamp
  var record: FileStamp
  var name: KeptText
  var module: KeptText
  var mainFile: KeptText
  var output: KeptText
  var recordName: KeptText
  var kind: UInt32
  var reserved: UInt32 = 0
  /// The facts of the record, from the file's start; without bytes where they are not kept.
  var start: UInt64
  var count: UInt64
  var checksum: Checksum
}
