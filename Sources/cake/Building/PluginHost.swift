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
    let requests = try pipe("requests", O_WRONLY)
    guard (try? requests.write(contentsOf: message)) != nil else { throw .pluginSilent }
    let answers = try pipe("answers", O_RDONLY)
    var answer: [UInt8] = []
    while answer.last != UInt8(ascii: "\n") {
      let part = [UInt8].next(of: answers.fileDescriptor)
      guard !part.isEmpty else { throw .pluginSilent }
      answer += part
    }
    // SwiftPM has shown what the build printed.
    if answer != Array("succeeded\n".utf8) { throw .buildFailed(output: nil) }
  }

  /// Opens a pipe that the plugin has open both ways: without the plugin nobody has, and an ordinary
  /// call would wait for somebody for ever.
  private func pipe(_ name: String, _ mode: Int32) throws(ToolError) -> FileHandle {
    let descriptor = open("\(folder)/\(name)", mode | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw .pluginSilent }
    _ = fcntl(descriptor, F_SETFL, mode)
    return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }

  /// From here on this process is sent a signal when the plugin that started it ends before it.
  ///
  /// On Ctrl-C SwiftPM ends the plugin, and knows nothing of what that has started: it would go on
  /// unseen, and change files of somebody who has stopped it.
  static func endWithPlugin() {
    let plugin = ProcessInfo.processInfo.environment["CAKE_PLUGIN_PROCESS"].flatMap(pid_t.init)
    guard let plugin, !Supervision.isChild else { return }
    Thread.detachNewThread {
      while getppid() == plugin { usleep(100_000) }
      kill(getpid(), SIGTERM)
    }
  }

  /// What has a build write facts that does not unasked: a plugin has no `--enable-index-store` to
  /// pass on, but the compiler's own option, with the folder that SwiftPM would name.
  private static func indexing(_ layout: BuildLayout) -> [String] {
    guard layout.configuration != "debug" else { return [] }
    return ["-index-store-path", store(of: layout)]
  }

  /// The platform's folder has it, by its own path: SwiftPM makes the link to it only after the build.
  ///
  /// The build of this tool has left such a link. Where it leads to no platform's folder, SwiftPM's
  /// other build system made it, which has one store for all.
  private static func store(of layout: BuildLayout) -> String {
    let link = try? FileManager.default.destinationOfSymbolicLink(atPath: layout.folder + "/debug")
    let platform = link.flatMap { Folder.names(in: $0).dropLast().last }
    guard let platform, platform.count(where: { $0 == "-" }) > 1 else {
      return layout.folder + "/out"
    }
    return "\(layout.folder)/\(platform)/\(layout.configuration)/index/store"
  }

  /// What of the user's arguments a plugin can pass on.
  private func parameters(_ build: BuildRequest) throws(ToolError) -> Request {
    var request = Request(configuration: build.layout.configuration)
    request.swift = Self.indexing(build.layout)
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
