// What is handed on is another call's result.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasMail { var mail: Int { get } }

typealias LeftDependencies = HasClock & HasCache
typealias RightDependencies = HasClock & HasMail
typealias ChildDependencies = HasClock
func child(_ dependencies: any ChildDependencies) -> Int { dependencies.clock }
struct Holder {
  let right: any RightDependencies
  func give() -> any RightDependencies { right }
}
func parent(_ left: any LeftDependencies, _ holder: Holder) -> Int {
  child(left) + child(holder.give()) + left.cache + holder.right.mail
}
