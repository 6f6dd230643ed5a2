import LayerCake

/// What there is for one customer with an account: other paper, the same archive.
struct AccountDependencies: DependencyScope, InvoiceDependencies {
  let parent: AppDependencies
  let customer: String
  let printer: any Printer = LetterPaper()
}
