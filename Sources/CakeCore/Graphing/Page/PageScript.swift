/// What the page does, in parts that are joined in this order.
///
/// Plain JavaScript without a library. It makes elements one by one and never reads text as markup.
enum PageScript {
  static let all = [base, coverage, chain, thing, pages, start].joined(separator: "\n")
}
