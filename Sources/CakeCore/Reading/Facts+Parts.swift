/// The files in parts, for several threads: they are the same, however many threads there are.
extension Facts {
  private var partSize: Int { max(leastInPart, files.count / 128) }

  var parts: [Range<Int>] {
    stride(from: 0, to: files.count, by: partSize).map { $0..<min($0 + partSize, files.count) }
  }

  /// The number of the part that a file is in.
  func part(with file: Int) -> Int { file / partSize }
}
