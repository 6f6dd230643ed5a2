import CakeCore
import Foundation

/// SwiftPM's plugin, which builds for the tool.
///
/// While a plugin runs, SwiftPM holds its lock on the scratch folder: a build of the tool's own would
/// wait for it for ever. So each build is asked of the plugin through one named pipe, in a line of
/// JSON, and answered through another with `succeeded` or `failed`.
struct PluginHost {
  private let folder: String

  static let current: PluginHost? =
    ProcessInfo.processInfo.environment["CAKE_PLUGIN"].map(PluginHost.init)

  /// The scratch folder of the build that the plugin is part of.
  static var scratchFolder: String? { ProcessInfo.processInfo.environment["CAKE_PLUGIN_SCRATCH"] }

  private struct Request: Encodable {
    var configuration: String
    var swift: [String] = []
    var c: [String] = []
    var cxx: [String] = []
    var linker: [String] = []
  }

  /// Whether a build is the plugin's to make; those elsewhere have another lock.
  func builds(_ request: BuildRequest) -> Bool {
    request.layout.folder == Self.scratchFolder.map(PackageFolder.absolute)
  }

  func build(_ request: BuildRequest) throws(ToolError) {
    let message = try JSONEncoder().encodeLine(of: parameters(request))
    guard let requests = FileHandle(forWritingAtPath: folder + "/requests"),
      (try? requests.write(contentsOf: message)) != nil,
      let answers = FileHandle(forReadingAtPath: folder + "/answers")
    else { throw .pluginSilent }
    var answer = Data()
    while answer.last != UInt8(ascii: "\n") {
      let data = answers.availableData
      guard !data.isEmpty else { throw .pluginSilent }
      answer += data
    }
    // SwiftPM has shown what the build printed.
    if answer != Data("succeeded\n".utf8) { throw .buildFailed(output: nil) }
  }

  /// What of the user's arguments a plugin can pass on.
  private func parameters(_ build: BuildRequest) throws(ToolError) -> Request {
    var request = Request(configuration: build.layout.configuration)
    var rest = build.arguments[...]
    while let name = rest.popFirst() {
      switch (name, rest.first) {
      case ("-c", .some), ("--configuration", .some): break
      case ("-Xswiftc", let value?): request.swift.append(value)
      case ("-Xcc", let value?): request.c.append(value)
      case ("-Xcxx", let value?): request.cxx.append(value)
      case ("-Xlinker", let value?): request.linker.append(value)
      default: throw .pluginArgument(name)
      }
      rest.removeFirst()
    }
    return request
  }
}

extension JSONEncoder {
  fileprivate func encodeLine(of value: some Encodable) throws(ToolError) -> Data {
    do { return try encode(value) + Data("\n".utf8) } catch { throw .pluginSilent }
  }
}
