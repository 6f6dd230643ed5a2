/// Says what the interfaces are, and which class all share.
@MainActor func configure() {
  let archive = Archive()
  Injection.provide((any Printer).self) { PaperRoll() }
  Injection.provide((any Printer).self, for: Invoice.self) { LetterPaper() }
  Injection.provide(Archive.self) { archive }
}
