// Generic parameters that two constraints say something of, one in the list and one behind it.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasPush { var push: Int { get } }

typealias ListNeeds = HasClock & HasCache  // expect: unused-need HasCache
typealias EditNeeds = HasCache & HasClock & HasPush  // expect: unused-need HasClock
func list(_ needs: some ListNeeds) -> Int { needs.clock }
struct Editor<Needs: EditNeeds> {
  let needs: Needs
  func edit() -> Int { needs.cache + needs.push }
}
final class Screen<Needs: ListNeeds> where Needs: EditNeeds {
  private let needs: Needs
  init(needs: Needs) { self.needs = needs }
  func show() -> Int { list(needs) + Self.make(needs).edit() }
  private static func make(_ needs: Needs) -> Editor<Needs> { Editor(needs: needs) }
}
extension Screen {
  func again() -> Int { list(self.needs) }
}
