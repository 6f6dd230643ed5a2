// What a function gives that has no name of its own is no value of what goes into it.
protocol HasLog { func log(_ text: String) }
protocol HasAce { var ace: Int { get } }
protocol HasBed { var bed: Int { get } }
protocol HasCap { var cap: Int { get } }
protocol HasDen { var den: Int { get } }
protocol HasElm { var elm: Int { get } }
protocol HasFir { var fir: Int { get } }
protocol HasGum { var gum: Int { get } }
protocol HasHut { var hut: Int { get } }
protocol HasIvy { var ivy: Int { get } }
protocol HasJay { var jay: Int { get } }
typealias PageDeps =
  HasLog & HasAce & HasBed & HasCap & HasDen & HasElm & HasFir & HasGum & HasHut & HasIvy & HasJay
struct Live: HasLog, HasAce, HasBed, HasCap, HasDen, HasElm, HasFir, HasGum, HasHut, HasIvy, HasJay {
  let ace = 0
  let bed = 1
  let cap = 2
  let den = 3
  let elm = 4
  let fir = 5
  let gum = 6
  let hut = 7
  let ivy = 8
  let jay = 9
  func log(_ text: String) {}
}
struct Pages {
  var first: ((Live) -> any PageDeps)?
  var all: [(Live) -> any PageDeps] = []
  var named: [String: (Live) -> any PageDeps] = [:]
  var pair: ((Live) -> any PageDeps, Int)
  var make: () -> (Live) -> any PageDeps

  func optional(_ live: Live) -> Int? { first?(live).ace }
  func forced(_ live: Live) -> Int { first!(live).bed }
  func element(_ live: Live) -> Int { all[0](live).cap }
  func firstElement(_ live: Live) -> Int { all.first!(live).den }
  func entry(_ live: Live) -> Int? { named["a"]?(live).elm }
  func part(_ live: Live) -> Int { pair.0(live).fir }
  func curried(_ live: Live) -> Int { make()(live).gum }
  func closure(_ live: Live) -> Int { { (live: Live) -> any PageDeps in live }(live).hut }
  func converted(_ live: Live) -> Int { (first!(live) as any HasIvy).ivy }
  func wrapped() -> Int { ((any PageDeps)?.some(Live()))!.jay }
}
func write(_ dependencies: any PageDeps) { dependencies.log("a") }
