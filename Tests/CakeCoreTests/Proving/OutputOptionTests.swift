import Testing

@testable import CakeCore

/// What of a build's call of the compiler a proof makes as well.
@Suite struct OutputOptionTests {
  @Test func `Whatever has files written is left out, with its value`() throws {
    let module = try #require(
      CompilePlan.Module(
        command: [
          "swiftc", "-module-name", "App", "-emit-module",
          "-emit-module-path", "/b/App.swiftmodule",
          "-output-file-map", "/b/map.json", "-incremental", "-c", "@/b/sources", "-I", "/b",
          "-index-store-path", "/b/store", "-j2", "-DDEMO", "-D", "-emit-module", "/s/App.swift",
          "-emit-module-interface", "-emit-symbol-graph", "-emit-symbol-graph-dir", "/graphs",
          "-stats-output-dir", "/stats", "-save-optimization-record=yaml",
          "-save-optimization-record-path", "/record", "-emit-clang-header-min-access", "public",
          "-Xfrontend", "-emit-module-doc-path", "-Xfrontend", "/b/App.doc",
          "-Xfrontend", "-enable-testing", "-Xcc", "-emit-module", "-swift-version", "6",
        ], inputs: ["/s/App.swift", "/b/Core.swiftmodule"]))
    #expect(
      module.arguments == [
        "-I", "/b", "-DDEMO", "-D", "-emit-module", "-Xfrontend", "-enable-testing",
        "-Xcc", "-emit-module", "-swift-version", "6",
      ])
    #expect(module.sources == ["/s/App.swift"] && module.inputs == ["/b/Core.swiftmodule"])
  }
}
