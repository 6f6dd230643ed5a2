import Foundation
import TestSupport
import Testing

@testable import CakeCore

/// What a check keeps of a store changes how long the next one takes, and nothing that it says.
@Suite(.timeLimit(.minutes(30))) struct KeptFactsTests {
  @Test func `A second check reads nothing anew and says the same`() async throws {
    let program = try await KeptProgram("Twice")
    let first = try program.check()
    #expect(first.contains("HasCache12"))
    let kept = try program.kept()
    #expect(kept == (12, 12, 12))
    #expect(try program.check() == first)
    let files = try program.files()
    #expect(files.count == 1)
    let before = try Data(contentsOf: files[0])
    #expect(try program.check() == first)
    #expect(try Data(contentsOf: files[0]) == before)
  }

  @Test(.long)
  func `Whatever is wrong with what is kept, the report is the same and it is kept again`()
    async throws
  {
    let program = try await KeptProgram("Damaged")
    let sound = try program.check()
    let file = try #require(program.files().first)
    let bytes = [UInt8](try Data(contentsOf: file))
    var numbers = SplitMix(seed: 7)
    var damages: [[UInt8]] = [[], Array("no facts at all".utf8), bytes + [0], bytes + bytes]
    damages += (0..<40).map { _ in
      Array(bytes.prefix(Int.random(in: 0..<bytes.count, using: &numbers)))
    }
    // The header and the table are small beside the records.
    let places =
      Array(0..<200) + (0..<300).map { _ in Int.random(in: 0..<bytes.count, using: &numbers) }
    damages += places.map { place in
      var damaged = bytes
      damaged[place] ^= 1 << UInt8.random(in: 0..<8, using: &numbers)
      return damaged
    }
    for damaged in damages {
      try Data(damaged).write(to: file)
      #expect(try program.check() == sound)
      #expect([UInt8](try Data(contentsOf: file)) == bytes)
    }
    try FileManager.default.removeItem(at: file)
    try FileManager.default.createDirectory(
      at: file.appending(path: "inside"), withIntermediateDirectories: true)
    #expect(try program.check() == sound)
    #expect([UInt8](try Data(contentsOf: file)) == bytes)
  }

  @Test func `Numbers that lead out of a record are never followed`() async throws {
    let program = try await KeptProgram("Hostile")
    _ = try program.check()
    let reader = try StoreReader(
      program.store.filePath, library: Toolchain.indexStoreLibrary(), program.options)
    let sound = try #require(reader.records(of: reader.swift).first)
    let bytes = [UInt8](UnsafeRawBufferPointer(sound.bytes))
    final class Owner {}
    for place in bytes.indices {
      for value: UInt8 in [0x7F, 0x80, 0xFF] where bytes[place] != value {
        var damaged = bytes
        damaged[place] = value
        damaged.withUnsafeBytes { block in
          guard let facts = RecordFacts(block, in: Owner()) else { return }
          Self.readAll(facts, within: block)
        }
      }
    }
    for count in bytes.indices {
      bytes.withUnsafeBytes { block in
        #expect(RecordFacts(UnsafeRawBufferPointer(rebasing: block[..<count]), in: Owner()) == nil)
      }
    }
  }

  private static func readAll(_ facts: RecordFacts, within block: UnsafeRawBufferPointer) {
    func isInside(_ text: UnsafeRawBufferPointer) -> Bool {
      text.baseAddress! >= block.baseAddress!
        && text.baseAddress! + text.count <= block.baseAddress! + block.count
    }
    var isSafe = true
    for symbol in 0..<facts.symbols.count {
      isSafe = isSafe && isInside(facts.name(of: symbol)) && isInside(facts.usr(of: symbol))
    }
    let (symbols, occurrences) = (Int32(facts.symbols.count), Int32(facts.occurrences.count))
    for index in 0..<facts.occurrences.count {
      let occurrence = facts.occurrences.base[index]
      isSafe =
        isSafe && (0..<symbols).contains(occurrence.symbol)
        && (-1..<symbols).contains(occurrence.container)
    }
    for index in 0..<facts.relations.count {
      let relation = facts.relations.base[index]
      isSafe =
        isSafe && (0..<symbols).contains(relation.symbol)
        && (0..<occurrences).contains(relation.occurrence)
    }
    for index in 0..<facts.definitions.count {
      isSafe = isSafe && (0..<occurrences).contains(facts.definitions.base[index])
    }
    #expect(isSafe)
  }

  @Test func `A unit that is written to is read anew, and kept once that was a while ago`()
    async throws
  {
    let program = try await KeptProgram("Written")
    let first = try program.check()
    let unit = try #require(
      FileManager.default.contentsOfDirectory(
        at: program.units, includingPropertiesForKeys: nil
      ).first)
    let file = try FileHandle(forUpdating: unit)
    let bytes = try #require(try file.readToEnd())
    try file.seek(toOffset: 0)
    try file.write(contentsOf: bytes)
    try file.close()
    // Its record is what it was.
    #expect(try program.kept() == (11, 12, 12))
    #expect(try program.kept() == (11, 12, 12))
    #expect(try program.check() == first)
    try await KeptProgram.settle()
    #expect(try program.kept() == (11, 12, 12))
    #expect(try program.kept() == (12, 12, 12))
    // A copy with its time preserved is another file.
    let copy = unit.appendingPathExtension("copy")
    let preserve = ["cp", "-a", unit.path, copy.path]
    #expect(try await Compiler.run(preserve, in: program.root).succeeded)
    #expect(rename(copy.path, unit.path) == 0)
    #expect(try program.kept() == (11, 12, 12))
    #expect(try program.check() == first)
  }

  @Test func `What was written just now is not kept`() async throws {
    let program = try await KeptProgram("Fresh")
    for folder in [program.units, program.store.appending(path: "v5/records")] {
      for path in try FileManager.default.subpathsOfDirectory(atPath: folder.filePath) {
        utimes(folder.appending(path: path).path, nil)
      }
    }
    let first = try program.check()
    #expect(try program.kept() == (0, 0, 12))
    try await KeptProgram.settle()
    #expect(try program.check() == first)
    #expect(try program.kept() == (12, 12, 12))
  }

  @Test func `What is no more in the store is kept no longer`() async throws {
    let program = try await KeptProgram("Removed")
    let first = try program.check()
    let size = try #require(program.files().first?.resourceValues(forKeys: [.fileSizeKey]).fileSize)
    let reader = try StoreReader(
      program.store.filePath, library: Toolchain.indexStoreLibrary(), program.options)
    let unit = try #require(reader.swift.first { $0.mainFile.contains("/Feature3/") })
    try FileManager.default.removeItem(at: URL(filePath: unit.mainFile))
    let other = try program.check()
    #expect(other != first && !other.contains("HasCache3\""))
    try FileManager.default.removeItem(at: program.units.appending(path: unit.name))
    #expect(try program.check() == other)
    #expect(try program.kept() == (11, 11, 11))
    let now = try #require(program.files().first?.resourceValues(forKeys: [.fileSizeKey]).fileSize)
    #expect(now < size)
  }

  @Test func `A record that is gone is missed as if nothing were kept`() async throws {
    let program = try await KeptProgram("Gone")
    _ = try program.check()
    let records = program.store.appending(path: "v5/records")
    let record = try #require(
      FileManager.default.subpathsOfDirectory(atPath: records.filePath).first {
        $0.contains("ModelGone.swift-")
      })
    try FileManager.default.removeItem(at: records.appending(path: record))
    #expect(throws: CakeError.self) { try program.check() }
  }

  @Test func `Several checks at once disturb nobody`() async throws {
    let program = try await KeptProgram("Parallel")
    let reports = try await withThrowingTaskGroup(of: String.self) { group in
      for _ in 0..<8 { group.addTask { try await Blocking.run { try program.check() } } }
      return try await group.reduce(into: Set<String>()) { $0.insert($1) }
    }
    #expect(reports.count == 1)
    #expect(try program.files().count == 1)
    #expect(try program.kept() == (12, 12, 12))
  }

  @Test func `Where nothing can be kept, nothing is, and what was left goes`() async throws {
    let program = try await KeptProgram("Nowhere")
    try Data("mine".utf8).write(to: program.own)
    let first = try program.check()
    #expect(try Data(contentsOf: program.own) == Data("mine".utf8))
    try FileManager.default.removeItem(at: program.own)
    #expect(try program.check() == first)
    let file = try #require(program.files().first)
    // Of one that was killed, and of a time when the store was larger.
    for name in ["new-999999999-1", "3-64"] {
      try Data("part".utf8).write(to: file.deletingLastPathComponent().appending(path: name))
    }
    try Data().write(to: file)
    #expect(try program.check() == first)
    #expect(try program.files() == [file])
  }

  @Test func `Of small stores and others' stores nothing is kept`() async throws {
    let program = try await KeptProgram("Foreign")
    let first = try Check.run(CheckOptions(package: program.root.filePath)).json
    try await Folder.temporary { folder in
      let copy = folder.appending(path: "store")
      try FileManager.default.copyItem(at: program.store, to: copy)
      var options = program.options
      options.indexStore = copy.filePath
      #expect(try Check.run(options).json == first)
    }
    Check.finish()
    #expect(!FileManager.default.fileExists(atPath: program.own.filePath))
  }
}
