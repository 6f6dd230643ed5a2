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

  /// Whether a part of a type is; `Box<Int>.Dependencies` is no argument of `Box`.
  func isInvariant(_ token: Int, in type: Range<Int>, _ source: SourceText) -> Bool {
    source.isInAngles(token, after: type.lowerBound)
      || type.contains { source.matches($0, "->") || source.matches($0, "inout") }
  }

  /// Whether a type is one that values go into as well as come out of.
  func isInvariant(_ type: Range<Int>, _ source: SourceText) -> Bool {
    type.contains {
      source.matches($0, "->") || source.matches($0, "inout") || source.startsWith($0, 60)
    }
  }
}
