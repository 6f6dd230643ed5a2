import Foundation
import LayerCakeTesting
import Testing

/// Every kind of closure that `unimplemented` must fit: that this compiles is half of the test.
private struct Shapes {
  var sync: () -> Void = unimplemented("HasShapes.shapes.sync")
  var sendable: @Sendable () -> Void = unimplemented("HasShapes.shapes.sendable")
  var optional: (() -> Void)? = unimplemented("HasShapes.shapes.optional")
  var async: () async -> Void = unimplemented("HasShapes.shapes.async")
  var concurrent: @concurrent () async -> Void = unimplemented("HasShapes.shapes.concurrent")
  var `throws`: () throws -> Void = unimplemented("HasShapes.shapes.throws")
  var asyncThrows: () async throws -> Void = unimplemented("HasShapes.shapes.asyncThrows")
  var mainActor: @MainActor () -> Void = unimplemented("HasShapes.shapes.mainActor")
  var mainActorAsync: @MainActor @Sendable (Int) async throws -> Void =
    unimplemented("HasShapes.shapes.mainActorAsync")
  var three: (String, [Int], NotSendable) async -> Void = unimplemented("HasShapes.shapes.three")
  var tuple: () -> (Int, String) = unimplemented("HasShapes.shapes.tuple", placeholder: (1, "a"))
  var closure: (@escaping () -> Void) -> Void = unimplemented("HasShapes.shapes.closure")
  var typed: (Int) async throws(GitHubError) -> String = unimplemented("HasShapes.shapes.typed")
}

private final class NotSendable {}

@Suite struct UnimplementedShapesTests {
  @Test @MainActor func `It fits closures of every arity, effect and isolation`() async {
    let shapes = Shapes()
    let failures = await failures {
      shapes.sync()
      shapes.sendable()
      shapes.optional?()
      await shapes.async()
      await shapes.concurrent()
      #expect(throws: Unimplemented.self) { try shapes.throws() }
      await #expect(throws: Unimplemented.self) { try await shapes.asyncThrows() }
      shapes.mainActor()
      await #expect(throws: Unimplemented.self) { try await shapes.mainActorAsync(1) }
      await shapes.three("a", [1], NotSendable())
      #expect(shapes.tuple() == (1, "a"))
      shapes.closure {}
      let typed = try await shapes.typed(1)
      #expect(typed == "")
    }
    let names = [
      "sync", "sendable", "optional", "async", "concurrent", "throws", "asyncThrows", "mainActor",
      "mainActorAsync", "three", "tuple", "closure", "typed",
    ]
    #expect(
      failures.map(withoutArguments)
        == names.map {
          "unimplemented endpoint 'HasShapes.shapes.\($0)' was called"
            + "; override it in the test: dependencies.shapes.\($0) = { … }"
        })
  }

  @Test func `Without a placeholder it returns the value that says least`() async {
    func value<Value>() -> Value {
      let endpoint: () -> Value = unimplemented("HasValue.value.make")
      return endpoint()
    }
    let failures = await failures {
      #expect(value() == false)
      #expect(value() == 0)
      #expect(value() == 0.0)
      #expect(value() == Duration.zero)
      #expect(value() == Date(timeIntervalSinceReferenceDate: 0))
      #expect((value() as UUID).uuidString.allSatisfy { $0 == "0" || $0 == "-" })
      #expect(value() == "")
      #expect(value() == [Repo]())
      #expect(value() == Set<Int>())
      #expect(value() == [String: Int]())
      #expect(value() as Repo? == nil)
      #expect(value() as (any Error)? == nil)
      #expect(value() as Int?? == .none)
      for await _ in value() as AsyncStream<Int> { Issue.record("not finished") }
      for try await _ in value() as AsyncThrowingStream<Int, any Error> {
        Issue.record("not finished")
      }
    }
    #expect(failures.count == 15)
    #expect(Set(failures).count == 1)
  }

  #if os(macOS) || os(Linux)
    @Test func `The process stops only if there is nothing to return and nothing to throw`()
      async throws
    {
      var output = ""
      let failures = await failures {
        let result = try await #require(
          processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
          let repo: () -> Repo = unimplemented("HasGitHub.gitHub.bestRepo")
          _ = repo()
        }
        output = String(decoding: result.standardErrorContent, as: UTF8.self)
      }
      #expect(
        failures == [
          "unimplemented endpoint 'HasGitHub.gitHub.bestRepo' was called"
            + "; override it in the test: dependencies.gitHub.bestRepo = { … }"
        ])
      #expect(
        output.contains(
          "unimplemented endpoint 'HasGitHub.gitHub.bestRepo' was called"
            + "; override it in the test: dependencies.gitHub.bestRepo = { … }"
            + "; the process stops, as there is no 'Repo' to return and no error to throw"
            + #"; give one: unimplemented("HasGitHub.gitHub.bestRepo", placeholder: …)"#))
    }
  #endif
}
