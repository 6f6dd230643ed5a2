import Foundation
import Testing

/// Who imports whom, read from the sources.
struct ArchitectureTests {
  private static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let features = [
    "DetailsFeature", "MapFeature", "OnboardingFeature", "ProfileFeature",
  ]
  private static let live = [
    "AccountsLocal", "Passwords", "ShopsBundled", "StoreFile", "StoreSQLite", "Terminal",
    "VisitsLocal",
  ]
  private static let programs = ["DetailsDev", "MapDev", "OnboardingDev", "ProfileDev"]

  /// The modules that a file imports, by the path of the file below `Sources`.
  private func imports() throws -> [String: Set<String>] {
    let sources = Self.package.appending(path: "Sources")
    let files = try FileManager.default.subpathsOfDirectory(atPath: sources.path)
      .filter { $0.hasSuffix(".swift") }
    #expect(files.count > 50)
    return try Dictionary(
      uniqueKeysWithValues: files.map { file in
        let text = try String(contentsOf: sources.appending(path: file), encoding: .utf8)
        let modules = text.split(separator: "\n").compactMap { line -> String? in
          line.firstMatch(of: /^\s*(?:@testable |public )?import (\w+)/).map { String($0.1) }
        }
        return (file, Set(modules))
      })
  }

  @Test func `Features import no feature and nothing live`() throws {
    for (file, modules) in try imports() where file.contains("Feature/") {
      #expect(modules.isDisjoint(with: Self.features + Self.live), "\(file)")
    }
  }

  @Test func `Interfaces import nothing but interfaces`() throws {
    for (file, modules) in try imports() where file.contains("Interface/") {
      #expect(modules.isDisjoint(with: Self.features + Self.live), "\(file)")
    }
  }

  @Test func `Only the program imports what is live`() throws {
    for (file, modules) in try imports() where !file.hasPrefix("coffeeshops/") {
      // What is live may use what it is made of; a development program has its terminal.
      let allowed = file.hasPrefix("AccountsLocal/") ? ["Passwords"] : ["Terminal"]
      let other = modules.intersection(Self.live).subtracting(allowed)
      #expect(other.isEmpty, "\(file)")
      if modules.contains("Terminal") {
        #expect(Self.programs.contains(file.components(separatedBy: "/")[0]), "\(file)")
      }
    }
  }

  @Test func `One file knows which store it is`() throws {
    let files = try imports().filter { !$0.value.isDisjoint(with: ["StoreFile", "StoreSQLite"]) }
    #expect(files.keys.sorted() == ["coffeeshops/Composition/AppDependencies+Store.swift"])
  }
}
