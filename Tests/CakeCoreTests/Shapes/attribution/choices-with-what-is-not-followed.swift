// A name that may be given a root or what nobody follows has the type that both fit.
protocol HasLog { func log(_ text: String) }
protocol HasAce { var ace: Int { get } }
protocol HasBed { var bed: Int { get } }
protocol HasCap { var cap: Int { get } }
protocol HasDen { var den: Int { get } }
protocol HasElm { var elm: Int { get } }
typealias PageDeps = HasLog & HasAce & HasBed & HasCap & HasDen & HasElm
struct Live: HasLog, HasAce, HasBed, HasCap, HasDen, HasElm {
  let ace = 0
  let bed = 1
  let cap = 2
  let den = 3
  let elm = 4
  func log(_ text: String) {}
}
struct Pages {
  var first: ((Int) -> any PageDeps)?
  var all: [(Int) -> any PageDeps] = []

  func optional() -> Int {
    let page = first?(1) ?? Live()
    return page.ace
  }
  func element() -> Int {
    let page = all.first.map { $0(1) } ?? Live()
    return page.bed
  }
  func added() -> Int {
    let pages = [Live()] + all.map { $0(1) }
    return pages[0].cap
  }
  func loop() -> Int {
    var sum = 0
    for page in all.isEmpty ? [Live()] : all.map({ $0(1) }) { sum += page.den }
    return sum
  }
  func part() -> Int {
    let (page, count) = (all.first?(1) ?? Live(), 1)
    return page.elm + count
  }
}
func write(_ dependencies: any PageDeps) { dependencies.log("a") }
