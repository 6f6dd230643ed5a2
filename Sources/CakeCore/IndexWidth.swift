// Numbers of symbols and of tokens are kept in 32 bits and used as indices everywhere. The library's
// conversions are generic and are inlined into their callers even in debug builds, which takes the compiler
// about 6 ms for each: a fifth of a clean build of this module. Overload resolution prefers these, which are
// not generic and do the same.

extension Int {
  init(_ index: Int32) {
    self.init(truncatingIfNeeded: index)
  }
}

extension Int32 {
  /// Traps where the index doesn't fit.
  init(_ index: Int) {
    guard let index = Int32(exactly: index) else {
      preconditionFailure("\(index) doesn't fit into 32 bits")
    }
    self = index
  }
}
