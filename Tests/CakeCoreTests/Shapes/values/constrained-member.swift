// An extension's member demands of the value that it is called on, and takes another slice.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasMail { var mail: Int { get } }

typealias LeftDependencies = HasClock & HasCache
typealias RightDependencies = HasClock & HasMail
extension HasMail where Self: HasClock {
  func send(_ left: any LeftDependencies) -> Int { mail + clock + left.cache }
}
func parent(_ left: any LeftDependencies, _ right: any RightDependencies) -> Int {
  right.send(left) + left.clock
}
