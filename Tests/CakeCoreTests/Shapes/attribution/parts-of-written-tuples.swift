// What is read of a tuple is of the part that is named, by its label or number, as far as its type is written.
protocol HasAce { var ace: Int { get } }
protocol HasBed { var bed: Int { get } }
protocol HasCap { var cap: Int { get } }
protocol HasDen { var den: Int { get } }
protocol HasElm { var elm: Int { get } }
typealias OwnDeps =
  HasAce & HasCap
  & HasBed  // expect: unused-need HasBed
typealias NestedDeps =
  HasBed & HasDen
  & HasAce  // expect: unused-need HasAce
  & HasElm  // expect: unused-need HasElm
typealias ChildDeps =
  HasDen
  & HasCap  // expect: unused-need HasCap
typealias Both = (own: any OwnDeps, nested: any NestedDeps)
struct Page {
  let dependencies: (own: any OwnDeps, nested: any NestedDeps & HasCap)
  var ace: Int { dependencies.own.ace }
  func bed() -> Int { dependencies.1.bed + dependencies.nested.cap }
  func open() -> Int { child(dependencies.nested) }
}
func child(_ dependencies: any ChildDeps) -> Int { dependencies.den }
func cap(_ both: Both, _ others: Both?) -> Int { both.own.cap + (others?.nested.bed ?? 0) }
