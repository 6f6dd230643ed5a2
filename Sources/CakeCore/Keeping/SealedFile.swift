/// A file of which a later run gets what an earlier one wrote, all of it, or nothing.
///
/// Its first line says what it is and names the bytes behind it, so one that is damaged, cut off or
/// another's in its place is none.
package struct SealedFile {
  package let path: String
  /// What it is, and all that decides whether it may be taken.
  private let title: String

  /// - Parameter title: A text without line ends.
  package init(_ path: String, title: String) {
    self.path = path
    self.title = title
  }

  /// What was written; nil where that is not known.
  package var contents: [UInt8]? {
    guard let file = MappedFile(path), let end = file.bytes.firstIndex(of: 10) else { return nil }
    let rest = UnsafeRawBufferPointer(rebasing: file.bytes[(end + 1)...])
    return file.bytes[..<end].elementsEqual(firstLine(of: rest)) ? [UInt8](rest) : nil
  }

  /// Writes it as a whole, through a file beside or elsewhere on the disk; what can't be written is
  /// worked out again next time.
  package func write(_ contents: [UInt8], through temporary: String) {
    let bytes = contents.withUnsafeBytes { Array(firstLine(of: $0)) } + [10] + contents
    bytes.withUnsafeBytes { _ = Replacement.put($0, at: path, through: temporary) }
  }

  private func firstLine(of contents: UnsafeRawBufferPointer) -> String.UTF8View {
    var hash = ContentHash()
    hash.add(contents)
    return "cake \(title) \(hash.text)".utf8
  }
}
