// Local arrays and dictionaries are filled bit by bit, by each way there is, and read.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasMail { var mail: Int { get } }
typealias AppendNeeds = HasClock & HasCache  // expect: unused-need HasCache
typealias AddNeeds = HasClock & HasCache  // expect: unused-need HasCache
typealias PlaceNeeds = HasClock & HasCache  // expect: unused-need HasCache
typealias KeyNeeds = HasClock & HasCache  // expect: unused-need HasCache
typealias DefaultNeeds = HasClock & HasCache  // expect: unused-need HasCache
typealias WideNeeds =
  HasClock & HasCache
  & HasMail  // expect: unused-need HasMail
typealias NarrowNeeds = HasClock & HasCache
struct Root: HasClock, HasCache, HasMail { let clock = 1, cache = 2, mail = 3 }

func append(_ needs: any AppendNeeds) -> Int {
  var all: [any AppendNeeds] = []
  all.append(needs)
  all.insert(needs, at: 0)
  return all.reduce(0) { $0 + $1.clock }
}
func add(_ needs: any AddNeeds) -> Int {
  var all: [any AddNeeds] = []
  all += [needs]
  return all[0].clock
}
func place(_ needs: any PlaceNeeds) -> Int {
  var all: [[any PlaceNeeds]] = [[needs]]
  all[0][0] = needs
  return all[0].map { $0.clock }.count
}
func key(_ needs: any KeyNeeds) -> Int {
  var all: [String: any KeyNeeds] = [:]
  all["a"] = needs
  return all.mapValues { $0.clock }.count
}
func usual(_ needs: any DefaultNeeds) -> Int {
  var all: [String: any DefaultNeeds] = [:]
  all["a", default: needs] = needs
  return all.values.map { $0.clock }.count
}
// What is put into an array of another slice is asked for what that one's values are.
func wide(_ needs: any WideNeeds) -> Int {
  var all: [any NarrowNeeds] = []
  all.append(needs)
  all[0] = needs
  all += [needs]
  var named: [String: any NarrowNeeds] = [:]
  named["a"] = needs
  return all.map { $0.cache }.count + (named["a"]?.clock ?? 0)
}
func main() -> Int {
  let root = Root()
  return append(root) + add(root) + place(root) + key(root) + usual(root) + wide(root)
}
