// Methods and static members of siblings and of cousins share names, not overloads.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
typealias LeftNeeds = HasClock & HasCache  // expect: unused-need HasCache
typealias RightNeeds = HasClock & HasCache  // expect: unused-need HasClock
class Base { func start() {} }
class Middle: Base {}
final class Left: Middle {
  func run(_ needs: any LeftNeeds) -> Int { needs.clock }
  static func make(_ needs: any LeftNeeds) -> Int { needs.clock }
}
final class Right: Base {
  func run(_ needs: any RightNeeds) -> Int { needs.cache }
  static func make(_ needs: any RightNeeds) -> Int { needs.cache }
}
