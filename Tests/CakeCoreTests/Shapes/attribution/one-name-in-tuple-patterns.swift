// One name in patterns of a tuple's parts stands for two slices.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasMail { var mail: Int { get } }
typealias ListNeeds = HasClock & HasCache & HasMail  // expect: unused-need HasCache; unused-need HasMail
typealias EditNeeds = HasClock & HasCache & HasMail  // expect: unused-need HasClock; unused-need HasCache
enum Way { case walk(any ListNeeds); case ride(any EditNeeds); case twice(Int, String) }
func go(_ w: Way?, _ x: Int) -> Int {
  switch (w, x) {
  case (.walk(let n)?, 1): return n.clock
  case (.some(.ride(let n)), _): return n.mail
  case (.walk(let n), _): return n.clock + 1
  default: return 0
  }
}
