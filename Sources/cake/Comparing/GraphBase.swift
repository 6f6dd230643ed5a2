import CakeCore
import Foundation

/// What a picture is compared with, handed to the child that draws it.
struct GraphBase {
  private static let nameVariable = "CAKE_GRAPH_BASE"
  private static let fileVariable = "CAKE_GRAPH_BASE_REPORT"

  let variables: [String: String]
  private let file: String

  /// Nil where the check of a revision has said on standard error why it could not.
  init?(
    _ name: String, _ source: BaseReport.Source, of package: String, _ facts: FactsOptions
  ) throws(ToolError) {
    guard let report = try BaseReport.report(of: source, package, facts) else { return nil }
    file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    do { try Data(report.json.utf8).write(to: URL(fileURLWithPath: file)) } catch {
      throw .temporaryFileMissing(reason: error.systemReason)
    }
    variables = [Self.nameVariable: name, Self.fileVariable: file]
  }

  func remove() { try? FileManager.default.removeItem(atPath: file) }

  /// In the child: what it was given, if anything.
  static func read() throws(ToolError) -> (name: String, report: Report)? {
    let environment = ProcessInfo.processInfo.environment
    guard let name = environment[nameVariable], let file = environment[fileVariable] else {
      return nil
    }
    return (name, try BaseReport.read(file))
  }
}
