import Foundation
import TestSupport
import Testing

/// What a type reaches for on a global actor.
@Suite(.long) struct SliceIsolationTests {
  private static let app = """
    @MainActor final class Router {
      static let shared = Router()
      func open(_ name: String) {}
    }
    @MainActor final class Desk {
      static var current = Desk()
      var title = ""
    }
    final class Analytics: Sendable {
      static let shared = Analytics()
      func track(_ event: String) {}
    }

    """

  /// A package that is built in a mode of the language, with a plan as SwiftPM writes it.
  private static func package(_ text: String, _ settings: [String]) async throws -> SmallPackage {
    let package = try await SmallPackage(["App.swift": text])
    let words = settings.map { "\"\($0)\", " }.joined()
    try package.onBuild(
      """
      cat > "$4/.build/debug.yaml" <<END
          inputs: ["$4/Sources/App/App.swift"]
          outputs: ["$out/App.swiftmodule"]
          args: ["swiftc", "-c", \(words)"-module-name", "App", "-emit-module-path", "$out/App.swiftmodule", "-parse-as-library"]
      END
      cd "$out/objects" && exec swiftc -c -enable-batch-mode -module-name App -parse-as-library \
        \(settings.joined(separator: " ")) -emit-module -emit-module-path ../App.swiftmodule \
        -index-ignore-system-modules -index-store-path ../index/store "$4"/Sources/App/*.swift
      """)
    return package
  }

  @Test(arguments: ["5", "6"])
  func `What is read on the main actor says so on its requirement, and compiles`(
    mode: String
  ) async throws {
    let model = """
      @MainActor final class HomeModel {
        private let desk = Desk.current

        func open() {
          Router.shared.open(desk.title)
          Analytics.shared.track("open")
        }
      }

      """
    let package = try await Self.package(Self.app + model, ["-swift-version", mode])
    let result = try await package.cake("generate", "slice", "--for", "HomeModel", "--apply")
    #expect(result.status == 0, "\(result.output)\(result.errors)")
    #expect(
      result.errors
        == "note: Sources/App/App.swift:14: 'Desk.current' was kept, and is looked up at each reading "
        + "now: it belongs to an actor\n")
    try expectGolden(result.output, "generate/slice-main-actor.txt")
  }

  @Test(arguments: ["5", "6"])
  func `A provider whose protocol is on the main actor does not take the bridge there`(
    mode: String
  ) async throws {
    let model = """
      @MainActor protocol HasRouter { var router: Router { get } }

      @MainActor final class HomeModel {
        func open() {
          Router.shared.open("home")
          Analytics.shared.track("open")
        }
      }

      """
    let package = try await Self.package(Self.app + model, ["-swift-version", mode])
    let result = try await package.cake("generate", "slice", "--for", "HomeModel", "--apply")
    #expect(result.status == 0 && result.errors == "", "\(result.output)\(result.errors)")
    #expect(
      result.output.contains("+nonisolated struct BridgeDependencies: HomeDependencies {\n"),
      "\(result.output)")
  }

  @Test func `A type on no actor takes what is free of the main actor, where that is the default`()
    async throws
  {
    let text = """
      final class Router {
        static let shared = Router()
        func open(_ name: String) {}
      }
      nonisolated final class Analytics: Sendable {
        static let shared = Analytics()
        func track(_ event: String) {}
      }
      nonisolated final class Worker: Sendable {
        func run() async {
          await Router.shared.open("run")
          Analytics.shared.track("run")
        }
      }
      final class HomeModel {
        func open() { Router.shared.open("home") }
      }

      """
    let package = try await Self.package(
      text, ["-swift-version", "6", "-default-isolation", "MainActor"])
    var output = ""
    for type in ["Worker", "HomeModel"] {
      let result = try await package.cake("generate", "slice", "--for", type, "--apply")
      #expect(result.status == 0 && result.errors == "", "\(result.output)\(result.errors)")
      output += result.output
      try await package.commit()
    }
    try expectGolden(output, "generate/slice-main-actor-default.txt")
  }

  @Test func `A type that says that it can be sent takes a slice that can be`() async throws {
    let worker = """
      final class Worker: Sendable {
        func run() async { await Router.shared.open("run") }
      }

      """
    let package = try await Self.package(Self.app + worker, ["-swift-version", "6"])
    let result = try await package.cake("generate", "slice", "--for", "Worker")
    #expect(result.status == 0 && result.errors == "", "\(result.errors)")
    #expect(
      result.output.contains("typealias WorkerDependencies = HasRouter & Sendable\n"),
      "\(result.output)")
  }

  @Test func `What is printed has been compiled`() async throws {
    let models = """
      final class PlainModel {
        func open() async { await Router.shared.open("plain") }
      }
      final class FixedModel {
        func tell(_ call: @autoclosure @Sendable () -> Void) {}
        func open() { tell(Analytics.shared.track("fixed")) }
      }

      """
    let package = try await Self.package(Self.app + models, ["-swift-version", "6"])
    let plain = try await package.cake("generate", "slice", "--for", "PlainModel")
    #expect(
      plain.output.contains("typealias PlainDependencies = HasRouter & Sendable\n"),
      "\(plain.output)\(plain.errors)")
    let fixed = try await package.cake("generate", "slice", "--for", "FixedModel", "--skip-build")
    #expect(
      fixed.output.contains("// '--apply' changes nothing: the compiler says: "), "\(fixed.output)")
  }
}
