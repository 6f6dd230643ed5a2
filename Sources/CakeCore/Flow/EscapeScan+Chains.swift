extension EscapeScan {
  /// Members of the standard library's containers whose result holds no element any more.
  private static let consuming: Set<String> = [
    "map", "flatMap", "compactMap", "reduce", "forEach", "count", "isEmpty", "contains",
    "allSatisfy", "indices", "mapValues", "compactMapValues", "description", "debugDescription",
    "hashValue", "id", "startIndex", "endIndex", "capacity", "withUnsafeBufferPointer",
  ]
  /// Members whose result is an element or holds elements still.
  private static let passing: Set<String> = [
    "first", "last", "sorted", "filter", "values", "reversed", "prefix", "suffix", "dropFirst",
    "dropLast", "randomElement", "shuffled", "min", "max", "lazy", "unsafelyUnwrapped", "self",
    "pointee", "makeIterator", "makeAsyncIterator", "next", "get",
  ]

  /// Members that take something out.
  private static let taking: Set<String> = [
    "popLast", "popFirst", "removeLast", "removeFirst", "remove", "removeValue", "updateValue",
  ]

  /// Members that change what they are called on, and let nothing of it out.
  private static let changing: Set<String> = [
    "append", "insert", "reserveCapacity", "swapAt", "shuffle", "reverse",
  ]

  /// Members whose closure takes two elements, each with all its parts.
  private static let comparing: Set<String> = ["sorted", "min", "max"]

  /// Whether a member of the standard library's containers gives what it is called on, or of it.
  static func isPassing(_ name: String) -> Bool { passing.contains(name) }

  /// Whether such a member goes over elements.
  static func isElementwise(_ name: String) -> Bool {
    consuming.contains(name) || passing.contains(name)
  }

  /// Follows the value that a token names, to its members or to where the whole of it goes.
  func judge(_ token: Int, _ nodes: Set<Node>, isCall: Bool, path: TuplePath = .whole) {
    isPartUnknown = !path.isKnown
    if isCall, !source.matchesAny(token + 1, "(", "{") { return escape(nodes, at: token) }
    var nodes = nodes
    var end = token + 1
    let open = isCall ? end : source.callOfValue(from: end)
    if source.matches(open, "("), !source[open].spaceBefore, let close = source.partner(of: open) {
      end = close + 1
      if !isCall, let given = givenBack(by: token) {
        nodes.formIntersection(given)
      } else if !isCall, !source.matchesAny(end, ".", "?", "!", "[") {
        // What a stored closure gives back is followed only to its members, if it isn't written.
        return
      }
    }
    if source.matches(end, "."), source.isIdentifier(token), !source.matches(token - 1, "."),
      otherParts[key(token)]?.contains(source.text(at: end + 1)) == true
    {
      return
    }
    var element = path.places
    guard let end = walk(from: end, nodes, at: token, element: &element) else { return }
    let start = source.chainStart(token)
    settle(start, end, nodes, at: token, depth: 0, element: element)
  }

  /// What a closure that a name stands for gives back; nil where its type does not say that it gives
  /// dependencies.
  private func givenBack(by token: Int) -> Set<Node>? {
    var given = signatures(at: token).reduce(into: Set<Node>()) {
      $0.formUnion($1.signature.closureResults[""] ?? [])
    }
    let own = owner >= 0 ? signatures.signature(owner)?.closureResults : nil
    given.formUnion(own?[source.name(at: token)] ?? [])
    return given.isEmpty ? nil : given
  }

  /// Goes right over members; nil where the value has been read or lost on the way.
  ///
  /// `element` becomes the places that lead to the value in a tuple that comes out, the outermost
  /// tuple's first.
  func walk(
    from start: Int, _ nodes: Set<Node>, at token: Int, element: inout [Int]
  ) -> Int? {
    var index = start
    while index < source.count {
      if source.matchesAny(index, "?", "!"), !source[index].spaceBefore {
        index += 1
      } else if source.matches(index, "["), !source[index].spaceBefore,
        let close = source.partner(of: index)
      {
        if isProgramMember(index) || source.matches(index + 1, "keyPath") {
          noteExtended(index, nodes)
          return nil
        }
        index = close + 1
      } else if source.matches(index, "("), !source[index].spaceBefore {
        return nil
      } else if source.matches(index, "."), index + 1 < source.count {
        let found = facts.symbols(at: index + 1, in: file)
        if found.contains(where: facts.isDefined) {
          noteExtended(index + 1, nodes)
          return nil
        }
        let name = source.name(at: index + 1)
        if found.isEmpty, catalog.memberNames.contains(name) {
          // A branch that this build left out.
          return nil
        } else if found.isEmpty {
          guard enter(index + 1, &element, nodes, of: token) else { return nil }
          index += 2
        } else if Self.consuming.contains(name), !source.givesBackWhatItTakes(index + 2) {
          let taken = name == "reduce" ? Taken.second(element) : .parts(element)
          passFunctions(index + 2, nodes, at: token, taken)
          return nil
        } else if Self.changing.contains(name) {
          return nil
        } else if name == "enumerated", source.matches(index + 2, "("),
          source.matches(index + 3, ")")
        {
          element = [1] + element
          index += 4
        } else if Self.isElementwise(name) || Self.taking.contains(name) {
          let taken = Self.comparing.contains(name) ? Taken.each(element) : .parts(element)
          index = bindClosures(after: index + 2, nodes, taken: taken)
        } else {
          escape(nodes, at: token)
          return nil
        }
      } else if source[index].kind == .directive, !source.matches(index, "#endif") {
        // `#if DEBUG` between a value and its member: on to the next line.
        index += 1
        while index < source.count, !source[index].startsLine { index += 1 }
      } else {
        break
      }
    }
    return index
  }

  /// Remembers what an own member of somebody else's type is asked of: `[dependencies].described`, which
  /// may tell its elements' types apart.
  private func noteExtended(_ member: Int, _ nodes: Set<Node>) {
    let isExtension = facts.symbols(at: member, in: file).contains { symbol in
      let parent = facts.nominalParent(symbol)
      return facts.isDefined(symbol) && parent >= 0 && !facts.isDefined(parent)
    }
    if isExtension { extended.formUnion(nodes) }
  }

  /// The arguments of `map` and its like: closures, key paths, or functions that must be typed.
  private func passFunctions(
    _ open: Int, _ nodes: Set<Node>, at token: Int, _ taken: Taken
  ) {
    bindClosures(after: open, nodes, taken: taken)
    guard source.matches(open, "("), let close = source.partner(of: open) else { return }
    for argument in source.arguments(in: open, close) {
      let isPlain = !argument.contains { source.matches($0, "{") || source.matches($0, "\\") }
      guard isPlain, let last = argument.last, source.isIdentifier(last) else { continue }
      if !isTyped(last), !isLocalName(last) { escape(nodes, at: token) }
    }
  }

  private func isLocalName(_ token: Int) -> Bool {
    source.isIdentifier(token) && isTypedLocal(token)
  }

  /// Whether an operator is the program's own, with a type to go by.
  private func isTyped(operator sign: Int) -> Bool {
    facts.symbols(at: sign, in: file).contains { symbol in
      let parent = facts.nominalParent(symbol)
      return signatures.signature(symbol) != nil
        || parent >= 0 && facts.symbols.base[Int(parent)].kind == .protocol
          && facts.isDefined(symbol)
    }
  }

  /// Whether an operator has a type to go by, or only compares.
  func isHarmless(operator sign: Int) -> Bool {
    isTyped(operator: sign) || source.matchesAny(sign, "==", "!=", "===", "!==", "<", ">")
  }

  /// Says where the whole value between two tokens goes.
  func settle(
    _ start: Int, _ end: Int, _ nodes: Set<Node>, at token: Int, depth: Int, element: [Int] = []
  ) {
    guard depth < 16 else { return escape(nodes, at: token) }
    if isUntyped {
      var end = end
      // `as Any` changes nothing of the value.
      while source.matches(end, "as"), !source.matchesAny(end + 1, "?", "!") {
        end = source.typeEnd(from: end + 1)
      }
      noteTest(after: end, nodes, of: token)
      let isWhole = !source.isCast(end) && !source.matchesAny(end, "??", "?", "=", "+=")
      if isWhole { follow(from: start, nodes, at: token, depth: depth, element: element) }
      return
    }
    noteTest(after: end, nodes, of: token)
    if source.matches(end, "as") {
      let isTypedCast =
        !source.matchesAny(end + 1, "?", "!")
        && typesStand(in: end + 1..<source.typeEnd(from: end + 1))
      if !isTypedCast {
        escape(nodes, at: token, to: source.matchesAny(end + 1, "?", "!") ? .cast : .elsewhere)
      }
      return
    }
    if source.matches(end, "is") { return escape(nodes, at: token, to: .cast) }
    if end < source.count, source[end].kind == .operator,
      !source[end].startsLine
        || source.continuesLine(end)
    {
      if source.matchesAny(end, "=", "+=") { return }
      if !source.matchesAny(end, "??", "?", "!", "&") {
        return isHarmless(operator: end) ? () : escape(nodes, at: token)
      }
    }
    let isKeyPath = source.matches(start - 1, "\\")
    follow(
      from: isKeyPath ? start - 1 : start, nodes, at: token, depth: depth, element: element)
  }
}

extension SourceText {
  /// Where a call may begin of what stands behind a name: `handlers["a"]?(…)`.
  fileprivate func callOfValue(from start: Int) -> Int {
    var index = start
    while matchesAny(index, "?", "!", "["), !self[index].spaceBefore {
      index = (matches(index, "[") ? partner(of: index) ?? index : index) + 1
    }
    return index
  }
}
