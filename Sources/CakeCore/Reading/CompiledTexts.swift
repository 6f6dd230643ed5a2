import Foundation

/// What sources said when they were compiled, kept in the build folder.
///
/// A source whose permissions, links or times have changed since, or that was unpacked anew, looks like
/// another file. If it says what it said, its facts are as good as before, and nothing has to be
/// compiled again. What was compiled is known where a check has found nothing changed yet; a unit is
/// told from a later one by its name and time, which an archive of the build folder keeps.
struct CompiledTexts {
  private let folder: String
  private let file: SealedFile
  private let known: [UInt8]
  private let marks: Set<UniqueName>

  /// Nil for a store outside of the build folder.
  init?(_ options: CheckOptions, store: String) {
    guard let place = KeptFolder(options, store: store) else { return nil }
    folder = place.path(of: "texts")
    file = SealedFile("\(folder)/marks", title: "texts 1")
    known = file.contents ?? []
    marks = known.withUnsafeBytes { bytes in
      Set(
        stride(from: 0, to: bytes.count - bytes.count % Self.length, by: Self.length).map {
          bytes.loadUnaligned(fromByteOffset: $0, as: UniqueName.self)
        })
    }
  }

  private static var length: Int { MemoryLayout<UniqueName>.size }

  /// What stands for a source's text together with the unit that was written of it.
  static func mark(of unit: StoreUnit, _ text: UnsafeRawBufferPointer) -> UniqueName {
    var mark = ContentHash()
    mark.add(unit.name)
    withUnsafeBytes(of: unit.written) { mark.add($0) }
    withUnsafeBytes(of: Checksum(text)) { mark.add($0) }
    return UniqueName(mark)
  }

  func has(_ mark: UniqueName) -> Bool { marks.contains(mark) }

  /// Whether the source says what it said when the unit was written.
  func isAsCompiled(_ unit: StoreUnit) -> Bool {
    [UInt8].contents(of: unit.mainFile).map {
      $0.bytes.withUnsafeBytes { has(Self.mark(of: unit, $0)) }
    } ?? false
  }

  /// Keeps these alone, those of all sources. What can't be written is found out by compiling.
  func save(_ marks: [UniqueName]) {
    let bytes = marks.withUnsafeBytes { [UInt8]($0) }
    guard bytes != known else { return }
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    file.write(bytes, through: "\(folder)/new-\(getpid())")
  }
}
