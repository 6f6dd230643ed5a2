import Foundation
import TestSupport

/// One way to damage a file of an index store.
struct StoreDamage: Sendable, CustomStringConvertible {
  enum Kind: CaseIterable, Sendable {
    case flip, zero, truncate, remove, swap
  }

  let kind: Kind
  let file: URL
  /// What the file holds afterwards, nil for no file.
  let contents: Data?

  /// Whether the file still ends where it did and holds what it did, but for a few bytes.
  var isSubtle: Bool { kind == .flip || kind == .zero }

  var description: String { "\(kind) \(file.lastPathComponent)" }
}

extension StoreDamage {
  /// Damage drawn from a seeded generator, so that a number names it on every machine.
  init(number: Int, to files: [URL]) throws {
    var random = SplitMix(seed: UInt64(number))
    let kind = Kind.allCases[random.below(Kind.allCases.count)]
    let file = files[random.below(files.count)]
    var bytes = try Data(contentsOf: file)
    switch kind {
    case .flip:
      for _ in 0...random.below(7) { bytes[random.below(bytes.count)] = UInt8(random.below(256)) }
    case .zero:
      let start = random.below(bytes.count)
      let end = min(bytes.count, start + 1 + random.below(64))
      bytes.replaceSubrange(start..<end, with: Data(count: end - start))
    case .truncate:
      bytes = bytes.prefix(random.below(bytes.count))
    case .swap:
      let others = files.filter { $0 != file && $0.isUnit == file.isUnit }
      bytes = try Data(contentsOf: others[random.below(others.count)])
    case .remove: break
    }
    self.init(kind: kind, file: file, contents: kind == .remove ? nil : bytes)
  }

  /// The store with the damage done, for as long as the call takes.
  func apply<Result>(_ body: () async throws -> Result) async throws -> Result {
    let manager = FileManager.default
    let kept = file.deletingLastPathComponent().appending(path: "kept")
    // Moved, not copied: the time of a unit must be the old one again.
    try manager.moveItem(at: file, to: kept)
    try contents?.write(to: file)
    let result = try await body()
    if contents != nil { try manager.removeItem(at: file) }
    try manager.moveItem(at: kept, to: file)
    return result
  }
}

extension URL {
  /// Whether this is a unit of an index store; the rest are records.
  fileprivate var isUnit: Bool { pathComponents.contains("units") }
}
