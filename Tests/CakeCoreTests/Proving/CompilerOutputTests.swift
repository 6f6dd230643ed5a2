import Testing

@testable import CakeCore

/// Which lines of a compiler are told of, and as what.
@Suite struct CompilerOutputTests {
  @Test func `An error in what a macro made stands where the macro does, whatever its file is`() {
    func output(_ folder: String) -> String {
      """
      \(folder)/@__swiftmacro_3App_6answerfMf_.swift:1:1: error: 'takes' requires 'HasCache'
      takes(needs)
      ^
      \(folder)/@__swiftmacro_3App_5outerfMf_.swift:2:3: note: in expansion of macro 'inner' here
      /app/Sources/App/Model.swift:9:44: note: in expansion of macro 'answer' here
        let now = #answer
      /app/Sources/App/Model.swift:16:6: note: where 'some HasCache' = 'D'
      /app/Sources/App/Other.swift:2:1: error: cannot find 'clock' in scope
      /app/Sources/App/Other.swift:2:1: error: cannot find 'clock' in scope
      <unknown>:0: error: no such module 'Core'
      error: fatalError

      """
    }
    let errors = CompilerOutput.errors(in: output("/tmp/one"))
    #expect(
      errors == [
        "/app/Sources/App/Model.swift:9:44: error: 'takes' requires 'HasCache'",
        "/app/Sources/App/Other.swift:2:1: error: cannot find 'clock' in scope",
      ])
    #expect(errors == CompilerOutput.errors(in: output("/tmp/two words")))
  }

  @Test func `What an alias stands for is left out`() {
    let errors = CompilerOutput.errors(
      in: "a.swift:1:2: error: 'any Needs' (aka 'any HasCache & HasPush') has no 'clock'\n")
    #expect(errors == ["a.swift:1:2: error: 'any Needs' has no 'clock'"])
  }
}
