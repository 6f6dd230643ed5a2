/// Where in a tuple a value stands.
struct TuplePath: Hashable {
  /// The value is all there is.
  static let whole = TuplePath(places: [])
  static let unknown = TuplePath(places: [], isKnown: false)

  /// The places that lead to it, the outermost tuple's first.
  var places: [Int]
  var isKnown = true
}

extension EscapeScan {
  /// Says where in the tuple that a local name stands for values are that it is given now; given
  /// them twice, in different places, they are in none that is known.
  func note(_ path: TuplePath, of nodes: Set<Node>, in name: LocalName) {
    let held = names[name] ?? []
    for node in nodes {
      let known = tuplePaths[name]?[node]
      let path = !held.contains(node) || (known ?? .whole) == path ? path : .unknown
      guard path != known ?? .whole else { continue }
      tuplePaths[name, default: [:]][node] = path
      isFresh = true
    }
  }

  /// The places in which a local name has values, each with those.
  func parts(of nodes: Set<Node>, in name: LocalName) -> [(path: TuplePath, nodes: Set<Node>)] {
    guard let paths = tuplePaths[name] else { return [(.whole, nodes)] }
    var found: [TuplePath: Set<Node>] = [:]
    for node in nodes { found[paths[node] ?? .whole, default: []].insert(node) }
    return found.sorted { one, other in
      one.key.places == other.key.places
        ? one.key.isKnown && !other.key.isKnown
        : one.key.places.lexicographicallyPrecedes(other.key.places)
    }
    .map { ($0, $1) }
  }

  /// Goes into the part of a tuple that a label names, of those that `element` leads through; false
  /// where the value is in another.
  ///
  /// `token` names what the chain begins with.
  func enter(
    _ label: Int, _ element: inout [Int], _ nodes: Set<Node>, of token: Int
  ) -> Bool {
    let name = source.name(at: label)
    // `pair.1.0` has one number in it.
    var places = name.split(separator: ".").map { Int($0) }
    if name == "element", element.first == 1 { places = [1] }
    for place in places {
      guard let first = element.first, let place else {
        // Of what that is a tuple of, only a written type says what is there.
        isPartUnknown = !isWritten(nodes, inPart: label, of: token)
        element = []
        return true
      }
      guard place == first else { return false }
      element.removeFirst()
    }
    return true
  }

  /// The path of a value that the text is followed for, where places lead to it.
  func path(_ element: [Int]) -> TuplePath {
    isPartUnknown ? .unknown : TuplePath(places: element)
  }
}

extension SourceText {
  /// The part of a pattern that stands where some places lead: `left` in `(index, (left, right))` by
  /// 1 and 0. Where it is no tuple, a name has what the places that are left lead through.
  ///
  /// - Parameter value: Where what is matched stands, by itself or in a tuple that is written there.
  func part(
    of pattern: Range<Int>, leadingTo places: [Int], in value: Int
  ) -> (Range<Int>, path: TuplePath) {
    var part = unwrapped(pattern)
    var rest = places[...]
    while let place = rest.first, matches(part.lowerBound, "("),
      let close = partner(of: part.lowerBound),
      case let parts = arguments(in: part.lowerBound, close), place < parts.count
    {
      // Labels may take a tuple apart in another order than it is written in.
      let labels = parts.map(label)
      guard
        labels.allSatisfy({ $0 == "_" })
          || places.count == 1 && labels == self.labels(around: value)
      else { return (part, .unknown) }
      part = unwrapped(parts[place])
      rest.removeFirst()
    }
    let isOneName = part.count == 1 || matchesAny(part.lowerBound + 1, "as", "?")
    return (
      part, isOneName || rest.isEmpty && !isTuple(part) ? .init(places: Array(rest)) : .unknown
    )
  }

  /// The labels in the tuple that a value is written in.
  private func labels(around value: Int) -> [String] {
    guard let open = enclosing(value), matches(open, "("),
      !isIdentifier(open - 1) || isKeyword(open - 1),
      let close = partner(of: open)
    else { return [] }
    return arguments(in: open, close).map(label)
  }

  /// A pattern without what stands around it: `let`, a label, parentheses, `.some`.
  private func unwrapped(_ pattern: Range<Int>) -> Range<Int> {
    var part = pattern
    while !part.isEmpty {
      let first = part.lowerBound
      if opensPattern(first) || isEffectMark(first) {
        part.removeFirst()
      } else if isIdentifier(first), matches(first + 1, ":"), part.count > 2 {
        part = part.dropFirst(2)
      } else if matches(first, "("), let close = partner(of: first), isEnd(close + 1, of: part),
        arguments(in: first, close).count == 1
      {
        part = first + 1..<close
      } else if matches(first, "."), matchesAny(first + 1, "some", "success"),
        matches(first + 2, "("), let close = partner(of: first + 2), isEnd(close + 1, of: part)
      {
        part = first + 3..<close
      } else {
        break
      }
    }
    return part
  }

  /// Whether nothing but `?` stands in a pattern from a token on.
  private func isEnd(_ token: Int, of pattern: Range<Int>) -> Bool {
    token <= pattern.upperBound && (token..<pattern.upperBound).allSatisfy { matches($0, "?") }
  }

  /// Whether a token may be a name in a pattern, rather than a word of the language or a label; of a
  /// type behind `as`, none is.
  func isName(_ token: Int, in pattern: Range<Int>) -> Bool {
    guard isIdentifier(token), !isKeyword(token), !matches(token - 1, ".") else { return false }
    if matches(token + 1, ":"), pattern.contains(token + 1) { return false }
    var index = token - 1
    while pattern.contains(index), !matchesAny(index, ",", "(") {
      if isCast(index) { return false }
      index -= 1
    }
    return true
  }

  private func isTuple(_ pattern: Range<Int>) -> Bool {
    guard let first = pattern.first, matches(first, "("), let close = partner(of: first) else {
      return false
    }
    return arguments(in: first, close).count > 1
  }
}
