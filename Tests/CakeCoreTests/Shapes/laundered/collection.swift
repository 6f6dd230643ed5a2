// A collection of one's own: its element is what the subscript answers.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
typealias ItemDependencies = HasClock & HasCache  // expect: unused-need HasClock
typealias OtherDependencies = HasClock & HasCache  // missed: HasCache
struct Items: Collection {
  private let all: [any ItemDependencies]
  init(_ all: [any ItemDependencies]) { self.all = all }
  var startIndex: Int { all.startIndex }
  var endIndex: Int { all.endIndex }
  func index(after index: Int) -> Int { index + 1 }
  subscript(position: Int) -> any ItemDependencies { all[position] }
}
struct Holder { let items: Items }
func use(_ holder: Holder, _ other: any OtherDependencies) -> Int {
  var sum = other.clock
  for item in holder.items { sum += item.cache }
  return sum
}
