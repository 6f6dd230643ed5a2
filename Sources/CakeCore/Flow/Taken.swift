/// What a closure takes of each element of a collection, with the places that lead to the value in an
/// element.
enum Taken {
  /// The element, or each of its parts: `{ pair in … }`, `{ left, right in … }`.
  case parts([Int])
  /// Two elements.
  case each([Int])
  /// Something else, then the element.
  case second([Int])

  /// The parameter that gets the value, of several; nil where none does alone.
  var position: Int? {
    switch self {
    case .parts(let element): element.first
    case .each: nil
    case .second: 1
    }
  }

  /// Where the value is in what a parameter gets; `isFound` tells that it is known which one.
  func path(isFound: Bool, isOne: Bool) -> TuplePath {
    switch self {
    case .parts(let element):
      if isFound { return TuplePath(places: Array(element.dropFirst())) }
      return isOne ? TuplePath(places: element) : .unknown
    case .each(let element), .second(let element): return TuplePath(places: element)
    }
  }
}
