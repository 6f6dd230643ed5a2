// Properties without a type that do hold dependencies: in a collection, behind a protocol that a
// provider inherits, in a generic type, in a closure.
protocol Ringing { var tone: Int { get } }
protocol HasClock { var clock: Int { get } }
protocol HasBell: Ringing { var bell: Int { get } }
protocol HasLog { var log: String { get } }
protocol HasMail { var mail: Int { get } }
typealias WorldDependencies = HasClock & HasBell & HasLog & HasMail
struct World: WorldDependencies {
  let clock = 1, bell = 2, log = "", mail = 3, tone = 4
}
struct Box<Content> { let content: Content }

nonisolated(unsafe) var current: any WorldDependencies = World()
func ringing(_ one: any WorldDependencies) -> any Ringing { one }
func boxed<Content>(_ one: Content) -> Box<Content> { Box(content: one) }
struct Screen {
  let all = [current].filter { $0.clock > 0 }
  let ring = ringing(current)
  let box = boxed(current)
  let later = { [current] in current.mail }
  func show() -> Int { ring.tone + all[0].clock + box.content.log.count + later() }
}
