import Foundation
import Testing

/// A real store with a file damaged: never a crash, never a hang, and no guess.
///
/// `LAYERCAKE_FUZZ=2000 swift test --filter DamagedStoreTests` tries that many ways.
@Suite(.timeLimit(.minutes(30)))
struct DamagedStoreTests {
  private static let count =
    ProcessInfo.processInfo.environment["LAYERCAKE_FUZZ"].flatMap(Int.init) ?? 60

  @Test func `Damage is refused in one sentence, or does not show`() async throws {
    let store = try await Fixture.repos.copyOfStore()
    let files = try await own(in: store)
    try #require(files.count > 16)
    let sound = try await check(store)
    try #require(sound.status == 1)

    var refused = 0
    for number in 0..<Self.count {
      let damage = try StoreDamage(number: number, to: files)
      let result = try await damage.apply { try await check(store) }
      try expectAnswer(result, sound, "\(number): \(damage)", isSubtle: damage.isSubtle)
      if result.status == 2 { refused += 1 }
    }
    // Neither may hold for all: then nothing was damaged, or the store was not read at all.
    #expect(refused > 0 && refused < Self.count)
    #expect(try await check(store).output == sound.output)
  }

  @Test func `A unit that names another output is damaged, not of a compile that failed`()
    async throws
  {
    let store = try await Fixture.repos.copyOfStore()
    let unit = try #require(
      try await own(in: store).first { $0.lastPathComponent.hasPrefix("GitHub.swift.o-") })
    var bytes = try Data(contentsOf: unit)
    let name = try #require(bytes.range(of: Data("/GitHub.swift.o".utf8)))
    bytes.replaceSubrange(name, with: Data("/GitLab.swift.o".utf8))
    try bytes.write(to: unit)
    let result = try await check(store)
    #expect(
      result.errors.hasPrefix(
        "error: the index unit '\(unit.lastPathComponent)' is damaged: it names another output "),
      "\(result.errors)")
    #expect(result.status == 2 && result.output == "")
  }

  private func check(_ store: URL) async throws -> Tool.Result {
    try await Fixture.repos.check(["--format", "json", "--index-store", store.path])
  }

  private func expectAnswer(
    _ result: Tool.Result, _ sound: Tool.Result, _ damage: String, isSubtle: Bool
  ) throws {
    guard !result.wasStopped, [0, 1, 2].contains(result.status) else {
      Issue.record("\(damage): ended with \(result.status): \(result.errors)")
      return
    }
    if result.status == 2 {
      let lines = result.errors.split(separator: "\n")
      let isClear =
        lines.count == 2 && lines[0].hasPrefix("error: the index ") && lines[1].hasPrefix("note: ")
      #expect(isClear, "\(damage): \(result.errors)")
      #expect(result.output == "", "\(damage)")
    } else if isSubtle {
      // The store has no checksums: other bytes can be a sound record of another program. Then the
      // report is about that program, but it is a whole one.
      #expect(result.errors == "", "\(damage)")
      let report = try JSONDecoder().decode(JSONReport.self, from: Data(result.output.utf8))
      #expect(report.summary["findings"] == report.findings.count, "\(damage)")
    } else {
      #expect(result.output == sound.output, "\(damage)")
    }
  }

  /// The units and records of the package's own files, in the order of their names.
  private func own(in store: URL) async throws -> [URL] {
    let sources = try await Fixture.repos.sources().map { URL(filePath: $0).lastPathComponent }
    return try FileManager.default.subpathsOfDirectory(atPath: store.path).sorted()
      .map { store.appending(path: $0) }
      .filter { file in
        let name = file.lastPathComponent
        return sources.contains { name.hasPrefix("\($0)-") || name.hasPrefix("\($0).o-") }
      }
  }
}
