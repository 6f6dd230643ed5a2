/// Which types values go into as well as come out of.
extension Signatures {
  /// Whether a type is an alias of a function type, or of a generic one.
  func isInvariantAlias(_ use: Use) -> Bool {
    isInvariantAlias(symbol(of: use), depth: 0)
  }

  func symbol(of use: Use) -> Int32 {
    let record = facts.files[use.file].record
    return facts.files[use.file].numbers.base[
      Int(record.occurrences.base[use.occurrence].symbol)]
  }

  func isInvariantAlias(_ symbol: Int32, depth: Int) -> Bool {
    guard depth < 8, aliasMentions[symbol] != nil, let text = catalog.aliasTexts[symbol] else {
      return false
    }
    let file = Int(facts.symbols.base[Int(symbol)].definitionFile)
    return isInvariant(text, facts.source(file))
      || catalog.typeReferences(in: text, of: file).contains {
        isInvariantAlias($0.symbol, depth: depth + 1)
      }
  }

  /// Whether a type that is named in a body can't be another one there.
  func isInvariant(_ use: Use) -> Bool {
    facts.token(of: use.occurrence, in: use.file).map(facts.source(use.file).isInvariant) ?? true
  }

  /// Whether a type in a body is that of a local constant, which takes values and gives none away.
  func isConstant(_ use: Use) -> Bool {
    let source = facts.source(use.file)
    guard let token = facts.token(of: use.occurrence, in: use.file) else { return false }
    let start = source.wholeType(around: token).start
    return source.matches(start - 1, ":") && source.matches(start - 3, "let")
  }

  /// Whether a type in a body stands for itself: `(any ReposDependencies).self`.
  func isMetatype(_ use: Use) -> Bool {
    let source = facts.source(use.file)
    guard var token = facts.token(of: use.occurrence, in: use.file) else { return true }
    token += 1
    while source.matchesAny(token, ")", "?", "]", ">") { token += 1 }
    return source.matches(token, ".") && source.isMetatypeMember(token + 1)
  }

  /// Whether the type itself only says what comes out of the tasks of a group, or of a stream:
  /// `withTaskGroup(of: (any ReposDependencies).self)`.
  func saysWhatComesOut(_ use: Use) -> Bool {
    let source = facts.source(use.file)
    guard let token = facts.token(of: use.occurrence, in: use.file) else { return false }
    var open = source.enclosing(token)
    while let around = open, source.matches(around, "("), !source.isIdentifier(around - 1) {
      open = source.enclosing(around)
    }
    guard let open,
      source.matchesAny(open - 1, "withTaskGroup", "withThrowingTaskGroup", "makeStream")
    else { return false }
    return !facts.symbols(at: open - 1, in: use.file).contains(where: facts.isDefined)
  }

  /// Which way values of a type go that a header names; nil where it stands elsewhere.
  func position(
    of token: Int, in text: DeclarationText, _ source: SourceText, _ symbol: Facts.Symbol
  ) -> Mention.Position? {
    guard text.header.contains(token) else { return nil }
    if text.generics.contains(token) || text.whereClause.contains(token) { return .constraint }
    if symbol.kind == .extension, source.isExtended(token, from: text.nameToken) {
      return .constraint
    }
    if text.parameterList.contains(token) {
      if symbol.kind == .enumCase { return .both }
      guard let parameter = text.parameters.first(where: { $0.type.contains(token) }) else {
        return nil
      }
      let isInvariant =
        isInvariant(token, in: parameter.type, source)
        || source.isWrapped(parameterTypedAt: parameter.type.lowerBound)
      return isInvariant ? .both : .parameter
    }
    if text.result.contains(token) {
      return isInvariant(token, in: text.result, source) ? .both : .result
    }
    return symbol.subkind == Subkind.associatedType ? .constraint : nil
  }

  /// Whether a part of a type is; `Box<Int>.Dependencies` is no argument of `Box`.
  func isInvariant(_ token: Int, in type: Range<Int>, _ source: SourceText) -> Bool {
    source.isInAngles(token, after: type.lowerBound)
      || type.contains {
        source.matchesAny($0, "->", "inout") || source.isMetatype(endingAt: $0)
      }
  }

  /// Whether a type is one that values go into as well as come out of.
  func isInvariant(_ type: Range<Int>, _ source: SourceText) -> Bool {
    type.contains {
      source.matchesAny($0, "->", "inout") || source.startsWith($0, 60)
    }
  }
}

extension SourceText {
  /// Whether a type that is named in a body stands where it can't be another one: in `Box<any Slice>`,
  /// `(any Slice) -> Void` or `(any Slice).Type`.
  func isInvariant(_ token: Int) -> Bool {
    let (start, end) = wholeType(around: token)
    return matches(end, "->") || matches(start - 1, "->") || isMetatype(endingAt: end + 1)
      || anglesAround(token) != nil
  }

  /// The whole type of which a part is named, arguments and functions included.
  func outermostType(around token: Int) -> (start: Int, end: Int) {
    var (start, end) = wholeType(around: token)
    for _ in 0..<8 {
      if let open = anglesAround(start) {
        start = wholeType(around: open - 1).start
        end = skipAngles(open)
      } else if matches(end, "->") {
        end = wholeType(around: end + 1).end
      } else {
        break
      }
      while matchesAny(end, ")", "?", "]") { end += 1 }
    }
    return (start, end)
  }

  /// Whether a type is a part of the one that is extended: `extension [any Slice]`.
  fileprivate func isExtended(_ token: Int, from name: Int) -> Bool {
    !(name..<token).contains { matches($0, ":") }
  }

  /// Whether a property wrapper stands before a parameter: `@Logged services: any Services`.
  fileprivate func isWrapped(parameterTypedAt type: Int) -> Bool {
    var index = type - 2
    while isIdentifier(index), !isKeyword(index) { index -= 1 }
    return matches(index, "@")
  }

  fileprivate func isMetatype(endingAt token: Int) -> Bool {
    matches(token, "Type") && matches(token - 1, ".")
  }
}
