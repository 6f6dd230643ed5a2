// A root has both of what two providers inherit: a default answers one of them.
protocol HasOwn { var own: Int { get } }
protocol HasOther { var own: String { get } }
protocol HasMoreOwn: HasOwn { var most: Int { get } }
protocol HasMoreOther: HasOther { var other: Int { get } }
extension HasMoreOwn { var own: Int { 1 } }
typealias OwnDependencies = HasMoreOwn & HasMoreOther
func own(_ dependencies: any OwnDependencies) -> Int {
  let (a, b): (any HasMoreOwn, any HasMoreOther) = (dependencies, dependencies)
  return a.own + b.own.count + a.most + b.other
}
struct Both: OwnDependencies {
  let own = "own"
  let most = 1
  let other = 2
}
let result = own(Both())
