/// A type of LayerCake's whose instance is a slot: it keeps what the closure makes that it is
/// called with.
enum Lifetime {
  /// Keeps the value as long as the slot is there.
  case strong
  /// Keeps a value for each property that asks for one, as long as the slot is there.
  case named
  /// Keeps the value only while somebody else does.
  case weak

  /// Nil for any function but a slot's call with the closure that makes its value.
  init?(callOf symbol: Int32, _ facts: Facts) {
    guard facts.symbols.base[Int(symbol)].kind.isFunction, facts.mayBegin(symbol, "c"),
      facts.name(symbol, beginsWith: "callAsFunction(")
    else { return nil }
    if facts.usr(symbol, beginsWith: "s:9LayerCake13WeakSingletonV") {
      self = .weak
    } else if facts.usr(symbol, beginsWith: "s:9LayerCake10SingletonsC") {
      self = .named
    } else if facts.usr(symbol, beginsWith: "s:9LayerCake9SingletonV")
      || facts.usr(symbol, beginsWith: "s:9LayerCake14AsyncSingleton")
    {
      self = .strong
    } else {
      return nil
    }
  }
}
