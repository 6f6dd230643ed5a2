import Foundation
import TestSupport
import Testing

/// The tool as SwiftPM's plugin starts it, with no plugin, or with one that ends before it.
@Suite struct PluginHostTests {
  @Test func `A plugin that is gone is not waited for`() async throws {
    let package = try await SmallPackage()
    let result = try await cake(["fix"], package)
    #expect(
      result.errors == "error: SwiftPM's plugin does not answer\nnote: run 'cake' itself\n")
    #expect(result.status == 2 && result.output == "")
  }

  @Test func `A plugin does not watch, since nobody could build meanwhile`() async throws {
    let package = try await SmallPackage()
    let result = try await cake(["check", "--watch", "--skip-build"], package)
    #expect(result.errors.hasPrefix("error: a plugin can't watch: "), "\(result.errors)")
    #expect(result.status == 2 && result.output == "")
  }

  @Test(arguments: [
    ("release", ["-index-store-path", "/arm64-apple-macosx/release/index/store", "-DX"]),
    ("debug", ["-DX"]),
  ])
  func `A build that is none for debugging is told to write facts`(
    configuration: String, flags: [String]
  ) async throws {
    let package = try await SmallPackage()
    let build = try package.scratch.folder("packages/small/.build")
    try FileManager.default.createSymbolicLink(
      atPath: build.appending(path: "debug").path,
      withDestinationPath: "arm64-apple-macosx/debug")
    let host = try package.scratch.folder("host")
    var pipes: [FileHandle] = []
    for name in ["requests", "answers"] {
      let pipe = host.appending(path: name)
      #expect(mkfifo(pipe.path, 0o600) == 0)
      // Open both ways, as the plugin has them.
      pipes.append(try FileHandle(forUpdating: pipe))
    }
    try pipes[1].write(contentsOf: Data("succeeded\n".utf8))
    _ = try await Tool.run(
      ["check", "--", "-c", configuration, "-Xswiftc", "-DX"], in: package.folder,
      environment: ["CAKE_PLUGIN": host.path, "CAKE_PLUGIN_SCRATCH": build.path])
    let request = try #require(
      try JSONSerialization.jsonObject(with: pipes[0].availableData) as? [String: Any])
    #expect(request["configuration"] as? String == configuration)
    let told = try #require(request["swift"] as? [String])
    #expect(told == flags.map { $0.hasPrefix("/") ? build.path + $0 : $0 })
  }

  @Test(arguments: ["check", "graph", "fix"], ["--scratch-path", "--build-path"])
  func `Where to build is told to SwiftPM, and never passed over`(
    command: String, option: String
  ) async throws {
    let package = try await SmallPackage()
    let result = try await cake([command, "--skip-build", "--", option, "elsewhere"], package)
    #expect(
      result.errors == """
        error: a plugin can't pass '\(option)' to a build
        note: give it to 'swift package' ('swift package \(option) … cake check'), or run 'cake' itself

        """)
    #expect(result.status == 2 && result.output == "")
  }

  @Test func `What is begun when the plugin ends is taken back`() async throws {
    let package = try await SmallPackage()
    let scratch = package.scratch.url.path
    // On Ctrl-C SwiftPM kills its plugin; what that has started hears nothing of it.
    try package.onBuild(
      """
      grep -q OldDependencies Sources/App/App.swift || {
        kill -KILL $(cat '\(scratch)/plugin')
        exec sleep 60
      }
      """)
    let plugin = Process()
    plugin.executableURL = URL(filePath: "/bin/sh")
    plugin.arguments = [
      "-c",
      """
      echo $$ > '\(scratch)/plugin'
      export CAKE_PLUGIN_PROCESS=$$ PATH='\(scratch)/bin':"$PATH"
      '\(try Tool.path)' fix > '\(scratch)/output' 2> '\(scratch)/errors'
      exit $?
      """,
    ]
    plugin.currentDirectoryURL = package.folder
    plugin.standardInput = FileHandle.nullDevice
    let start = ContinuousClock.now
    try plugin.run()
    // That the process has ended is known a little after it has.
    while try !ended(package) || plugin.isRunning, start.duration(to: .now) < .seconds(50) {
      try await Task.sleep(for: .milliseconds(100))
    }
    #expect(try ended(package))
    #expect(try package.text() == SmallPackage.source)
    #expect(!plugin.isRunning)
  }

  private func ended(_ package: SmallPackage) throws -> Bool {
    (try? package.scratch.text("errors"))?.contains("\nerror: stopped by signal 15") ?? false
  }

  /// The tool with the pipes of a plugin that has ended.
  private func cake(_ arguments: [String], _ package: SmallPackage) async throws -> Tool.Result {
    let host = try package.scratch.folder("host")
    for name in ["requests", "answers"] {
      #expect(mkfifo(host.appending(path: name).path, 0o600) == 0)
    }
    let build = package.folder.appending(path: ".build").path
    return try await Tool.run(
      arguments, in: package.folder,
      environment: ["CAKE_PLUGIN": host.path, "CAKE_PLUGIN_SCRATCH": build])
  }
}
