// What a local function or closure gives has the type that is written there, whatever goes in.
protocol HasAce { var ace: Int { get } }
protocol HasBed { var bed: Int { get } }
protocol HasCap { var cap: Int { get } }
protocol HasDen { var den: Int { get } }
typealias OldDeps =
  HasDen
  & HasAce  // expect: unused-need HasAce
  & HasBed  // expect: unused-need HasBed
  & HasCap  // expect: unused-need HasCap
typealias NewDeps = HasAce & HasBed & HasCap
struct Page {
  let old: any OldDeps
  let new: any NewDeps

  func ace() -> Int {
    func next(_ old: any OldDeps) -> any NewDeps { new }
    return next(old).ace + old.den
  }
  func bed() -> Int {
    let next: (any OldDeps) -> any NewDeps = { _ in new }
    return next(old).bed
  }
  func cap() -> Int {
    func either(_ isOld: Bool) throws -> any NewDeps { new }
    return (try? either(false).cap) ?? old.den
  }
}
