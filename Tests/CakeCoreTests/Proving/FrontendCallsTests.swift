import Synchronization
import Testing

@testable import CakeCore

/// What a proof starts in place of the driver, by what that says it would start.
struct FrontendCallsTests {
  private static let answer =
    "/bin/swift-frontend -frontend -typecheck A.swift -I Modules -swift-version 6 -module-name A\n"

  @Test func `Modules of the same arguments share one question`() {
    let questions = Mutex<[[String]]>([])
    let compiler = ProofCompiler { question, _ in
      questions.withLock { $0.append(question) }
      return .exited(0, output: Self.answer)
    }
    var calls = FrontendCalls(compiler, folder: "/")
    let (first, second) = (calls.direct(module("A")), calls.direct(module("B")))
    #expect(questions.withLock(\.count) == 1)
    #expect(first.compiler == ["/bin/swift-frontend", "-frontend"])
    #expect(first.arguments == ["-I", "Modules", "-swift-version", "6"])
    #expect(second.compiler == first.compiler && second.arguments == first.arguments)
    #expect(second.name == "B" && second.sources == ["B.swift"])
    _ = calls.direct(module("A", ["-g"]))
    #expect(questions.withLock(\.count) == 2)
    #expect(calls.direct(second).arguments == second.arguments)
  }

  @Test(arguments: [
    "", answer + answer, "warning: unused\n" + answer, answer.replacing("-frontend", with: "-c"),
    answer.replacing("Modules", with: "'My Modules'"), answer.replacing("A.swift", with: "@list"),
    answer.replacing("-typecheck", with: "-emit-pch"),
  ])
  func `Where the answer is not one plain call the driver stays`(output: String) {
    var calls = FrontendCalls(ProofCompiler { _, _ in .exited(0, output: output) }, folder: "/")
    #expect(calls.direct(module("A")).compiler == ["swiftc"])
    #expect(calls.direct(module("A")).arguments == ["-Onone"])
  }

  @Test func `Where the driver does not answer it stays`() {
    for end in [
      ProofCompiler.End.exited(1, output: Self.answer), .stopped, .notStarted(reason: ""),
    ] {
      var calls = FrontendCalls(ProofCompiler { _, _ in end }, folder: "/")
      #expect(!calls.direct(module("A")).isFrontend)
    }
  }

  private func module(_ name: String, _ arguments: [String] = ["-Onone"]) -> CompilePlan.Module {
    CompilePlan.Module(
      compiler: ["swiftc"], arguments: arguments, name: name, sources: ["\(name).swift"],
      inputs: [], interface: "\(name).swiftmodule")
  }
}
