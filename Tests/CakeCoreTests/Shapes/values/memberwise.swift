// A memberwise initialiser takes two slices' dependencies under labels.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasMail { var mail: Int { get } }

typealias LeftDependencies = HasClock & HasCache
typealias RightDependencies = HasClock & HasMail
struct Child {
  let left: any LeftDependencies
  let right: any RightDependencies
  func run() -> Int { left.clock + left.cache + right.clock + right.mail }
}
func parent(_ left: any LeftDependencies, _ right: any RightDependencies) -> Int {
  Child(left: left, right: right).run()
}
func other(_ right: any LeftDependencies, _ left: any RightDependencies) -> Child {
  Child.init(left: right, right: left)
}
