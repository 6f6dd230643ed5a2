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

  @Test func `An interface that nobody provides stops the program in the middle of its work`()
    async throws
  {
    let end = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent, \.standardOutputContent]
    ) { @MainActor in
      Injection.provide(Archive.self) { RealArchive() }
      _ = Invoice(customer: "Blob").issue("baguette")
    }
    let output = String(decoding: try #require(end).standardOutputContent, as: UTF8.self)
    try Page("LazyProperties.md").expect(output + (end?.lastWords ?? ""), isOutput: "crash")
  }

  @Test func `A class that nobody configures is made for each consumer alone`() throws {
    Injection.provide((any Printer).self) { PaperRoll() }
    let first = Invoice(customer: "Blob").issue("baguette")
    let second = Invoice(customer: "Blob Jr.").issue("rye-bread")
    try Page("LazyProperties.md").expect("\(first)\n\(second)", isOutput: "anew")
  }
}

/// What it files, everybody can see.
private final class RealArchive: Archive {
  override func file(_ text: String) -> String {
    print("filed: \(text)")
    return text
  }
}
