// What is handed to a function without a name of its own is handed on.
protocol HasLog { func log(_ text: String) }
protocol HasNow { var now: Int { get } }
typealias FirstDeps = HasLog & HasNow
typealias ForcedDeps = HasLog & HasNow
typealias ListDeps = HasLog & HasNow
typealias PairDeps = HasLog & HasNow
typealias MakeDeps = HasLog & HasNow
typealias MadeDeps = HasLog & HasNow
typealias BlockDeps = HasLog & HasNow
typealias ChosenDeps = HasLog & HasNow
struct Pages {
  var first: ((any HasLog & HasNow) -> Void)?
  var all: [(any HasLog & HasNow) -> Void] = []
  var pair: ((any HasLog & HasNow) -> Void, Int)
  var make: () -> (any HasLog & HasNow) -> Void
  func made() -> (any HasLog & HasNow) -> Void { { _ in } }

  func optional(_ one: any FirstDeps) { first?(one) }
  func forced(_ one: any ForcedDeps) { first!(one) }
  func listed(_ one: any ListDeps) { all[0](one) }
  func paired(_ one: any PairDeps) { pair.0(one) }
  func curried(_ one: any MakeDeps) { make()(one) }
  func returned(_ one: any MadeDeps) { made()(one) }
  func closure(_ one: any BlockDeps) { { (it: any HasLog & HasNow) in print(it.now) }(one) }
  func chosen(_ one: any ChosenDeps) { (first ?? make())(one) }
}
