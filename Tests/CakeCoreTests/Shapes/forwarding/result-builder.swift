// Children are made in a result builder's body, one of them in a branch.
@resultBuilder enum Views {
  static func buildBlock(_ views: Int...) -> [Int] { views }
  static func buildEither(first: [Int]) -> Int { first[0] }
  static func buildEither(second: [Int]) -> Int { second[0] }
}
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasPush { var push: Int { get } }

typealias HeaderDependencies = HasClock
func header(_ dependencies: any HeaderDependencies) -> Int { dependencies.clock }
typealias FooterDependencies = HasCache
func footer(_ dependencies: any FooterDependencies) -> Int { dependencies.cache }

typealias PageDependencies = HasClock & HasCache & HasPush  // expect: unused-need HasPush
struct Page {
  let dependencies: any PageDependencies
  @Views var body: [Int] {
    header(dependencies)
    if header(dependencies) > 3 { footer(dependencies) } else { 0 }
  }
}
