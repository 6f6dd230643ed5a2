// What a pattern tests dependencies for is looked for while the program runs, wherever the pattern stands.
protocol HasInk { var ink: String { get } }
protocol HasPaper { var paper: String { get } }

typealias IfNeeds = HasInk & HasPaper  // stays: HasPaper
func first(_ needs: any IfNeeds) -> String {
  if case let own as any HasPaper = needs { return own.paper }
  return needs.ink
}
typealias GuardNeeds = HasInk & HasPaper  // stays: HasPaper
func second(_ needs: any GuardNeeds) -> String {
  guard case let own as any HasPaper = needs else { return needs.ink }
  return own.paper
}
typealias IsNeeds = HasInk & HasPaper  // stays: HasPaper
func third(_ needs: any IsNeeds) -> String {
  if case is any HasPaper = needs { return "" }
  return needs.ink
}
typealias LoopNeeds = HasInk & HasPaper  // stays: HasPaper
func fourth(_ needs: any LoopNeeds) -> String {
  for case let own as any HasPaper in [needs] { return own.paper }
  return needs.ink
}
typealias OptionalNeeds = HasInk & HasPaper  // stays: HasPaper
func fifth(_ needs: (any OptionalNeeds)?) -> String {
  if case let own as any HasPaper = needs { return own.paper }
  return needs?.ink ?? ""
}
typealias TupleNeeds = HasInk & HasPaper  // stays: HasPaper
func sixth(_ needs: any TupleNeeds) -> String {
  if case (let own as any HasPaper, 1) = (needs, 1) { return own.paper }
  return needs.ink
}
// Nothing is tested here.
typealias PlainNeeds = HasInk & HasPaper  // expect: unused-need HasPaper
func seventh(_ needs: (any PlainNeeds)?) -> String {
  if case let own? = needs { return own.ink }
  return ""
}
struct Shop: HasInk, HasPaper { let ink = "i", paper = "p" }
func start() -> [String] {
  let shop = Shop()
  return [first(shop), second(shop), third(shop), fourth(shop), fifth(shop), sixth(shop), seventh(shop)]
}
// The other part is tested.
typealias PartNeeds = HasInk & HasPaper  // expect: unused-need HasPaper
func eighth(_ needs: any PartNeeds, _ other: Any) -> String {
  if case (let own, let text as String) = (needs, other) { return own.ink + text }
  return ""
}
func more() -> String { eighth(Shop(), "a") }
