import BenchmarkSupport
import Foundation
import Testing

@testable import BuildBenchmark

@Test(arguments: TypeCheckProgram.Form.allCases)
func `A program of each form of root is right`(form: TypeCheckProgram.Form) throws {
  let features = form == .none || form == .severalRoots ? 0 : 5
  let program = TypeCheckProgram(
    providers: 220, features: form == .scopes ? 0 : features, form: form)
  let file = FileManager.default.temporaryDirectory
    .appending(path: "program-\(UUID().uuidString).swift")
  defer { try? FileManager.default.removeItem(at: file) }
  try Data(program.text.utf8).write(to: file)
  let check = try Command(
    "swiftc", ["-typecheck", "-warnings-as-errors", "-swift-version", "6", file.filePath]
  ).measure(withErrors: true)
  #expect(check.status == 0, "\(String(decoding: check.errors, as: UTF8.self))")
}

@Test func `Variants of a layout have a program by hand to be held against`() {
  let layouts = Dictionary(grouping: BuildVariant.all(isQuick: false), by: \.layout)
  for variants in layouts.values {
    #expect(variants.count(where: \.isByHand) == 1)
    #expect(variants.count > 1)
  }
}
