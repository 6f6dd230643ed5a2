extension Facts {
  /// The files in parts, for several threads: they are the same, however many threads there are.
  var parts: [Range<Int>] {
    let size = max(8, files.count / 128)
    return stride(from: 0, to: files.count, by: size).map {
      $0..<min($0 + size, files.count)
    }
  }
}
