// One name in the patterns of two catch clauses stands for two slices.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasMail { var mail: Int { get } }
typealias ListNeeds = HasClock & HasCache & HasMail & Sendable  // expect: unused-need HasCache; unused-need HasMail
typealias EditNeeds = HasClock & HasCache & HasMail & Sendable  // expect: unused-need HasClock; unused-need HasCache
enum Fail: Error { case one(any ListNeeds), two(any EditNeeds) }
func work() throws {}
func go() -> Int {
  do { try work() } catch Fail.one(let n) { return n.clock } catch Fail.two(let n) { return n.mail } catch { return 0 }
  return 1
}
