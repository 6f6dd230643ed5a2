import Foundation
import TestSupport
import Testing

/// Folders whose providers are declared somewhere else.
@Suite struct OutsideProviderTests {
  private static let core = """
    public protocol HasClock { var clock: Int { get } }
    public protocol HasCache { var cache: Cache { get } }
    public final class Cache: Sendable { public init() {} }

    """

  private static let app = """
    import Core
    struct Model {
      let dependencies: any HasClock
      var now: Int { dependencies.clock }
    }
    struct AppDependencies: HasClock {
      let clock: Int
      let cache: Cache
    }
    func start() -> Model { Model(dependencies: AppDependencies(clock: 1, cache: Cache())) }

    """

  /// Checks the folder of the app alone.
  ///
  /// - Parameter coreStore: Where the index of the providers' module goes.
  private func check(coreStore: String) async throws -> Tool.Result {
    let scratch = try ScratchFolder()
    try scratch.write(Self.core, to: "Core/Core.swift")
    try scratch.write(Self.app, to: "App/App.swift")
    for (module, store, option) in [
      ("Core", coreStore, "-emit-module -emit-module-path Core.swiftmodule"),
      ("App", "store", "-c -o App.o"),
    ] {
      let outcome = try await Compiler.run(
        ["swiftc", "-module-name", module, "-parse-as-library", "-I", "."]
          + option.split(separator: " ").map(String.init)
          + ["-index-ignore-system-modules", "-index-store-path", store]
          + ["\(module)/\(module).swift"], in: scratch.url)
      try #require(outcome.succeeded, "\(outcome.output)")
    }
    return try await Tool.run(
      ["check", "--no-proof", "--index-store", "../store"], in: scratch.folder("App"))
  }

  @Test func `What is left over for a provider from outside is told`() async throws {
    let result = try await check(coreStore: "store")
    #expect(
      result.output.contains(
        "App.swift:8:7: warning: 'AppDependencies' has 'cache', which nothing reads: it does not "
          + "conform to 'HasCache' [stale-provider]\n1 finding: 1 warning\n"), "\(result.errors)")
    #expect(result.status == 1)
  }

  @Test func `Of providers that the index does not have nothing is said`() async throws {
    let result = try await check(coreStore: "other")
    #expect(result.errors.hasPrefix("error: no provider was found; "), "\(result.output)")
    #expect(result.output == "" && result.status == 2)
  }
}
