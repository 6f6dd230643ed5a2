import Testing

@testable import CakeCore

@Suite struct GeneratedFileTests {
  private let body = "\nstruct TestDependencies {\n  var mail = 1\n}\n"

  @Test func `What the tool edits itself still counts as untouched`() throws {
    let file = GeneratedFile(["root"], sources: "5", body: body)
    let edited = Array(file.text.replacing("  var mail = 1\n", with: "").utf8)
    #expect(GeneratedFile(String(decoding: edited, as: UTF8.self))?.isUntouched == false)
    let sealed = GeneratedFile.sealing(edited, afterEditing: Array(file.text.utf8))
    let read = try #require(GeneratedFile(String(decoding: sealed, as: UTF8.self)))
    #expect(
      read.isUntouched && read.sources == "5" && read.body == "\nstruct TestDependencies {\n}\n")
  }

  @Test func `What somebody else had edited before still counts as edited`() {
    let file = GeneratedFile(["root"], sources: "5", body: body).text
    let theirs = Array(file.replacing("1", with: "2").utf8)
    let edited = Array(file.replacing("  var mail = 1\n", with: "").utf8)
    #expect(GeneratedFile.sealing(edited, afterEditing: theirs) == edited)
  }

  @Test func `A file whose lines a repository ends otherwise is the same file`() throws {
    let file = GeneratedFile(["root"], sources: "5", body: body)
    let text = file.text.replacing("\n", with: "\r\n")
    let read = try #require(GeneratedFile(text))
    #expect(read.isUntouched && read.arguments == ["root"] && read.body == body)
    let edited = Array(text.replacing("  var mail = 1\r\n", with: "").utf8)
    let sealed = GeneratedFile.sealing(edited, afterEditing: Array(text.utf8))
    #expect(sealed.count(where: { $0 == 13 }) == sealed.count(where: { $0 == 10 }))
    #expect(GeneratedFile(String(decoding: sealed, as: UTF8.self))?.isUntouched == true)
  }

  @Test func `What nobody generated is left as it is`() {
    let text = Array("struct Mine {}\n".utf8)
    #expect(GeneratedFile.sealing(text, afterEditing: text) == text)
  }

  @Test func `An import says 'package' where it would be internal`() {
    var request = GenerateRequest(kind: .root)
    for (access, importsInternally, line) in [
      (GenerateRequest.Access.package, true, "package import Shop"),
      (.package, false, "import Shop"), (.public, false, "public import Shop"),
    ] {
      request.access = access
      let imports = GeneratedImports(
        request, nil, ["Shop"], testable: [], usesTesting: false, showsTesting: false,
        importsInternally: importsInternally)
      #expect(imports.lines == [line])
    }
  }
}
