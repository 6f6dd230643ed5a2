/// Says what the lazy properties of the whole program are.
@MainActor func configure() {
  let archive = Archive()
  Injection.provide((any Printer).self) { PaperRoll() }
  Injection.provide((any Printer).self, for: Invoice.self) { LetterPaper() }
  Injection.provide(Archive.self) { archive }
}
