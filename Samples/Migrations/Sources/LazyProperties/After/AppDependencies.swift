import LayerCake

/// What the whole program has.
struct AppDependencies: ReceiptDependencies & HasArchive {
  let printer: any Printer = PaperRoll()
  @Singleton var archive = Archive()
}
