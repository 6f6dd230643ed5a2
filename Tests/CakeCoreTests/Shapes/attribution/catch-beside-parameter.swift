// A catch clause's name hides no parameter outside of it.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasMail { var mail: Int { get } }
typealias ListNeeds = HasClock & HasCache & HasMail & Sendable  // expect: unused-need HasMail
typealias EditNeeds = HasClock & HasCache & HasMail & Sendable
enum Fail: Error { case one(any ListNeeds), two(any EditNeeds) }
func work() throws {}
func go(_ n: any EditNeeds) -> Int {
  do { try work() } catch Fail.one(let n) where n.cache > 1 { return n.clock } catch Fail.two(let m) { return m.mail + n.clock } catch {
    return n.cache
  }
  return n.mail
}
