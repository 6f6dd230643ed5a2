// Parentheses choose a function or an element of a tuple: what is read is of what they choose.
protocol HasLog { func log(_ text: String) }
protocol HasAce { var ace: Int { get } }
protocol HasBed { var bed: Int { get } }
protocol HasCap { var cap: Int { get } }
protocol HasDen { var den: Int { get } }
typealias OldDeps =
  HasLog
  & HasAce  // expect: unused-need HasAce
  & HasBed  // expect: unused-need HasBed
  & HasCap  // expect: unused-need HasCap
  & HasDen  // expect: unused-need HasDen
typealias NewDeps = HasLog & HasAce & HasBed & HasCap & HasDen
struct Live: HasLog, HasAce, HasBed, HasCap, HasDen {
  let ace = 0
  let bed = 1
  let cap = 2
  let den = 3
  func log(_ text: String) {}
}
struct Pages {
  let old: any OldDeps
  let new: any NewDeps
  var first: ((any OldDeps) -> any NewDeps)?
  let next: (any OldDeps) -> any NewDeps

  func either() -> Int { (first ?? next)(old).ace }
  func forced() -> Int { (first!(old) as any HasBed).bed }
  func second() -> Int { (old, new).1.cap }
  func labelled() -> Int { (from: old, to: new).to.den }
}
func write(_ old: any OldDeps, _ new: any NewDeps) {
  old.log("a")
  new.log("b")
}
