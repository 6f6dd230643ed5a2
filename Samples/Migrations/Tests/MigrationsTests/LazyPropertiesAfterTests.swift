import Testing

@testable import LazyPropertiesAfter

struct LazyPropertiesAfterTests {
  @Test func `An invoice is in the archive`() {
    let dependencies = InvoiceTestDependencies(
      archive: Archive(), customer: "Blob", printer: PrinterDouble { $0 })
    let issued = Invoice(dependencies: dependencies).issue("baguette")
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
