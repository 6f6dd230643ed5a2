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
    guard facts.mayBegin(symbol, "c".utf8),
      facts.name(symbol).hasPrefix("callAsFunction(")
    else { return nil }
    let usr = facts.usr(symbol)
    if usr.hasPrefix("s:9LayerCake13WeakSingletonV") {
      self = .weak
    } else if usr.hasPrefix("s:9LayerCake10SingletonsC") {
      self = .named
    } else if usr.hasPrefix("s:9LayerCake9SingletonV")
      || usr.hasPrefix("s:9LayerCake14AsyncSingleton")
    {
      self = .strong
    } else {
      return nil
    }
  }
}
