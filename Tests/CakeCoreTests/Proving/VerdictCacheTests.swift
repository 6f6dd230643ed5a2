import Foundation
import TestSupport
import Testing

@testable import CakeCore

/// What is kept of a proof is what was said, or nothing.
@Suite struct VerdictCacheTests {
  private let folder = ScratchFolder.url.appending(path: "verdicts/\(UUID())")
  private var file: URL { folder.appending(path: "verdicts") }

  private static let verdicts: [VerdictCache.Verdict] = [
    .holds, .fails(["Sources/App/Model.swift:3:5: error: cannot find 'clock' in scope"]),
    .fails(["a.swift:1:1: error: \u{301}é  🎂\u{2028}", "", "b.swift:1:1: error: x"]),
    .fails([]), .fails([""]), .holds,
  ]

  private func key(_ number: Int) -> ContentHash { ContentHash([UInt8(number)]) }

  private func cache(_ writer: String = "one") -> VerdictCache {
    VerdictCache(file: file.filePath, writer: writer)
  }

  private func found(_ writer: String = "one") -> [VerdictCache.Verdict?] {
    var cache = cache(writer)
    return Self.verdicts.indices.map { cache[key($0)] }
  }

  private func keep() throws -> [UInt8] {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var cache = cache()
    for (number, verdict) in Self.verdicts.enumerated() { cache[key(number)] = verdict }
    cache.save(by: folder.filePath)
    return [UInt8](try Data(contentsOf: file))
  }

  @Test func `What was said is told again in the same words`() throws {
    _ = try keep()
    #expect(found() == Self.verdicts)
    var cache = cache()
    cache[key(9)] = .fails(["one\ttwo\r\nthree"])
    let first = cache[key(9)]
    cache.save(by: folder.filePath)
    cache = self.cache()
    #expect(cache[key(9)] == first)
    #expect(found() == Self.verdicts)
  }

  @Test func `Verdicts are all there as they were, or none is`() throws {
    let sound = try keep()
    let none: [VerdictCache.Verdict?] = Self.verdicts.map { _ in nil }
    var damages: [[UInt8]] = sound.indices.map { Array(sound.prefix($0)) }
    damages += [Array("cake verdicts 1\n".utf8), sound + [10], sound + sound, [10] + sound]
    for place in sound.indices {
      var damaged = sound
      damaged[place] ^= 1 << (place % 8)
      damages.append(damaged)
    }
    let lines = sound.split(separator: 10)
    damages.append(Array(lines.dropLast().joined(separator: [10])) + [10])
    damages.append(
      Array(([lines[0]] + lines.dropFirst().reversed()).joined(separator: [10])) + [10])
    for damaged in damages {
      try Data(damaged).write(to: file)
      guard found() == none else {
        Issue.record("taken: \(String(decoding: damaged, as: UTF8.self))")
        return
      }
    }
    try Data(sound).write(to: file)
    #expect(found() == Self.verdicts)
  }

  @Test func `What another program has judged is not taken`() throws {
    _ = try keep()
    #expect(found("two").allSatisfy { $0 == nil })
    #expect(found() == Self.verdicts)
  }
}
