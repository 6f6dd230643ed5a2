import LayerCake
import RuntimeForms

/// Ten stored references, the unit that wide roots are made of; their layout in memory is flat.
struct Ten {
  let ticker, ticker2, ticker3, ticker4: any Ticker
  let log, log2, log3: any Log
  let store, store2, store3: any Store

  init() {
    (ticker, ticker2, ticker3) = (PlainTicker(), PlainTicker(), PlainTicker())
    ticker4 = PlainTicker()
    (log, log2, log3) = (PlainLog(), PlainLog(), PlainLog())
    (store, store2, store3) = (PlainStore(), PlainStore(), PlainStore())
  }
}

struct Fifty {
  let a = Ten()
  let b = Ten()
  let c = Ten()
  let d = Ten()
  let e = Ten()
}

struct StructRoot10: WiderSlice {
  var limit: Int { 1 }
  let values = Ten()
  var ticker: any Ticker { values.ticker }
  var log: any Log { values.log }
  var store: any Store { values.store }
}

struct StructRoot50: WiderSlice {
  var limit: Int { 1 }
  let values = Fifty()
  var ticker: any Ticker { values.a.ticker }
  var log: any Log { values.a.log }
  var store: any Store { values.a.store }
}

struct StructRoot200: WiderSlice {
  var limit: Int { 1 }
  let a = Fifty()
  let b = Fifty()
  let c = Fifty()
  let d = Fifty()
  var ticker: any Ticker { a.a.ticker }
  var log: any Log { a.a.log }
  var store: any Store { a.a.store }
}

/// A root of `Values` that is one reference, however many values there are.
final class ClassRoot<Values: Slice>: WiderSlice {
  let values: Values

  init(_ values: Values) { self.values = values }

  var limit: Int { 1 }
  var ticker: any Ticker { values.ticker }
  var log: any Log { values.log }
  var store: any Store { values.store }
}

/// A struct around one reference.
struct BoxedRoot<Values: Slice>: Slice {
  private let box: ClassRoot<Values>

  init(_ values: Values) { box = ClassRoot(values) }

  var ticker: any Ticker { box.values.ticker }
  var log: any Log { box.values.log }
  var store: any Store { box.values.store }
}

/// The root that measurements use where its width doesn't matter: a class with ten stored values.
final class AppRoot: WiderSlice, Sendable {
  let limit = 1
  let ticker: any Ticker = PlainTicker()
  let log: any Log = PlainLog()
  let store: any Store = PlainStore()
  let ticker2: any Ticker = PlainTicker()
  let ticker3: any Ticker = PlainTicker()
  let log2: any Log = PlainLog()
  let log3: any Log = PlainLog()
  let log4: any Log = PlainLog()
  let store2: any Store = PlainStore()
  let store3: any Store = PlainStore()
}

/// A scope with one value of its own.
struct SessionScope: DependencyScope, Slice {
  let parent: AppRoot
  let store: any Store
  var ticker: any Ticker { parent.ticker }
  var log: any Log { parent.log }
}

/// What somebody would write without scopes: every value handed over.
struct SessionValues {
  let ticker: any Ticker
  let log: any Log
  let store: any Store
}
