import Testing

@testable import LazyPropertiesBefore

/// There is one configuration, so these take turns.
@Suite(.serialized) @MainActor struct LazyPropertiesBeforeTests {
  init() {
    Injection.removeAll()
  }

  @Test func `An invoice is on its own paper and in the archive`() {
    configure()
    let issued = Invoice(customer: "Blob").issue("baguette")
    #expect(
      issued == "letter paper: baguette, for Blob\narchive: invoice for Blob, number 1")
    #expect(Receipt().issue("baguette") == "paper roll: baguette")
  }

  @Test func `What is configured after the first use comes too late`() throws {
    Injection.provide((any Printer).self) { PaperRoll() }
    Injection.provide(Archive.self) { Archive() }
    let invoice = Invoice(customer: "Blob")
    let first = invoice.issue("baguette")
    configure()
    let second = invoice.issue("wedding-cake")
    try Page("LazyProperties.md").expect("\(first)\n\(second)", isOutput: "too-late")
  }

  @Test func `A forgotten one stops the program in the middle of its work`() async throws {
    let end = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent, \.standardOutputContent]
    ) { @MainActor in
      Injection.provide((any Printer).self) { RealPrinter() }
      _ = Invoice(customer: "Blob").issue("baguette")
    }
    let output = String(decoding: try #require(end).standardOutputContent, as: UTF8.self)
    try Page("LazyProperties.md").expect(output + (end?.lastWords ?? ""), isOutput: "crash")
  }
}

/// What it prints, everybody can see.
private struct RealPrinter: Printer {
  func print(_ text: String) -> String {
    Swift.print("printed: \(text)")
    return text
  }
}
