// One of the two is inherited by a provider that is asked for, or both are.
protocol HasClient { var client: String { get } }  // expect: name-collision HasClient
protocol HasGitHub: HasClient { var token: Int { get } }
protocol HasPayments { var client: Int { get } }
protocol HasRedone { var count: Int { get } }  // expect: name-collision HasRedone
protocol HasTexts: HasRedone { var count: String { get } }
protocol HasFirst { var first: Int { get } }
protocol HasSecond { var first: String { get } }
protocol HasMoreFirst: HasFirst { var more: Int { get } }
protocol HasOwn { var own: Int { get } }
protocol HasOther { var own: String { get } }
protocol HasMoreOwn: HasOwn { var most: Int { get } }
extension HasMoreOwn { var own: Int { 1 } }

typealias PayDependencies = HasGitHub & HasPayments
func pay(_ dependencies: any PayDependencies) -> String {
  let (a, b): (any HasGitHub, any HasPayments) = (dependencies, dependencies)
  return "\(a.client) \(b.client) \(a.token)"
}
typealias TextDependencies = HasTexts
func texts(_ dependencies: any TextDependencies) -> Int {
  let a: any HasRedone = dependencies
  return a.count
}
typealias FirstDependencies = HasMoreFirst
func first(_ dependencies: any FirstDependencies) -> Int { dependencies.first + dependencies.more }
typealias SecondDependencies = HasSecond
func second(_ dependencies: any SecondDependencies) -> String { dependencies.first }
typealias OwnDependencies = HasMoreOwn & HasOther
func own(_ dependencies: any OwnDependencies) -> Int {
  let (a, b): (any HasMoreOwn, any HasOther) = (dependencies, dependencies)
  return a.own + b.own.count + a.most
}
