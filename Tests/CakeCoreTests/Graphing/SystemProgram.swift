import Foundation
import TestSupport

/// A program of the system's that reads what is written here.
struct SystemProgram {
  static let dot = SystemProgram(name: "dot")

  let name: String

  /// Whether this machine has it. Where it has not, tests are skipped, except in CI.
  var isAvailable: Bool {
    let environment = ProcessInfo.processInfo.environment
    return environment["LAYERCAKE_STRICT"] != nil
      || (environment["PATH"] ?? "").split(separator: ":").contains {
        FileManager.default.isExecutableFile(atPath: "\($0)/\(name)")
      }
  }

  func run(_ arguments: [String], on text: String) async throws -> String {
    let file = Folder.ofThisRun.appending(path: UUID().uuidString)
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let outcome = try await Compiler.run([name] + arguments + [file.path])
    guard outcome.succeeded else { throw Compiler.Failure(description: outcome.output) }
    return outcome.output
  }
}

/// Mermaid's own parser, which `.ci/mermaid` fetches, in the browser.
enum MermaidParser {
  private static let bundle = Folder.package.appending(path: ".build/mermaid/parser.js")

  static var isAvailable: Bool {
    ProcessInfo.processInfo.environment["LAYERCAKE_STRICT"] != nil
      || FileManager.default.fileExists(atPath: bundle.path)
  }

  private static let page = Task {
    guard FileManager.default.fileExists(atPath: bundle.path) else {
      throw Compiler.Failure(description: "no Mermaid; '.ci/mermaid' fetches it")
    }
    let file = bundle.deletingLastPathComponent().appending(path: "parser.html")
    try Data(
      "<!doctype html><meta charset=utf-8><script src=parser.js></script>"
        .utf8
    ).write(to: file)
    let page = try await Browser.shared.value.page()
    try await page.open(file)
    return page
  }

  /// The identifiers of a flowchart's nodes.
  static func nodes(in text: String) async throws -> [String] {
    let quoted = String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
    return try await page.value.value(
      "parse_mermaid(\(quoted)).then(r => Object.keys(JSON.parse(r).graph_data.vertices || {}).join(' '))"
    ).split(separator: " ").map(String.init)
  }
}
