import Testing

@testable import LazyPropertiesAfter

struct LazyPropertiesAfterTests {
  @Test func `An invoice is in the archive`() {
    let issued = Invoice(dependencies: TestDependencies()).issue("baguette")
    #expect(issued == "baguette, for Blob\narchive: invoice for Blob, number 1")
  }

  @Test func `An account has its own paper, and shares the archive`() {
    let app = AppDependencies()
    let account = AccountDependencies(parent: app, customer: "Blob")
    #expect(account.printer is LetterPaper)
    #expect(app.printer is PaperRoll)
    #expect(account.archive === app.archive)
  }
}

private struct TestDependencies: InvoiceDependencies {
  var printer: any Printer = Echo()
  var archive = Archive()
  var customer = "Blob"
}

private struct Echo: Printer {
  func print(_ text: String) -> String { text }
}
