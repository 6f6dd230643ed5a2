import RuntimeForms

/// Something that can be made of nothing, to fill a root of any width.
protocol Filling {
  init()
}

struct One: Filling {
  let log: any Log = PlainLog()
}

struct Pair<First: Filling, Second: Filling>: Filling {
  let first = First()
  let second = Second()
}

typealias Two = Pair<One, One>
typealias Five = Pair<Pair<Two, Two>, One>
typealias Seven = Pair<Five, Two>
typealias Nine = Pair<Seven, Two>
typealias Twelve = Pair<Seven, Five>
typealias Seventeen = Pair<Twelve, Five>

/// A struct root with three references and whatever it is filled with.
struct WideRoot<Rest: Filling>: Slice {
  let ticker: any Ticker = PlainTicker()
  let log: any Log = PlainLog()
  let store: any Store = PlainStore()
  let rest = Rest()
}
