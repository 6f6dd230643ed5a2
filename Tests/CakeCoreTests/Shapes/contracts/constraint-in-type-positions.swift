// A parameter's constraint is needed to name generic types: an alias, a payload, a static call.
protocol HasA1 { var a1: Int { get } }
protocol HasA2 { var a2: Int { get } }
protocol HasA3 { var a3: Int { get } }
protocol HasPush { var push: Int { get } }
struct One<D: HasA1> {}
enum Two<D: HasA2> { static var number: Int { 2 } }
struct Three<D: HasA3> {}

typealias ManyDependencies =
  HasA1 & HasA2 & HasA3
  & HasPush  // expect: unused-need HasPush
struct Many<D: ManyDependencies> {
  typealias First = One<D>
  var two: Int { Two<D>.number }
  enum Third { case three(Three<D>) }
}
