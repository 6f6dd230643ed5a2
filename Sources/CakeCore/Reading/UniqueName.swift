/// What stands for a USR or another name wherever it is looked up: a hash that two share by no accident
/// worth fearing, the same in every process.
struct UniqueName: Hashable, BitwiseCopyable {
  private var first: UInt64
  private var second: UInt64

  init(_ hash: ContentHash) { (first, second) = hash.words }

  init(_ usr: UnsafeRawBufferPointer) {
    var hash = ContentHash()
    hash.add(usr)
    self.init(hash)
  }

  init(_ usr: String) {
    var usr = usr
    self = usr.withUTF8 { UniqueName(UnsafeRawBufferPointer($0)) }
  }

  /// Where a table begins to look for it.
  var start: Int { Int(truncatingIfNeeded: first) }
  /// What a table tells it from its neighbours by.
  var tag: UInt32 { UInt32(truncatingIfNeeded: second) }
}
