/// Which doubts the compiler is asked about.
extension Program {
  /// Whether a compile without the need tells if the need is used.
  ///
  /// It does not where a value's type is asked for while the program runs, nor of code that this
  /// build left out. A provider that anything casts to may be reached by every value that escapes.
  func isForCompilerToJudge(_ seed: Seeds.Seed) -> Bool {
    guard case .doubt(let doubt) = seed.reason else { return false }
    if providersInCasts.contains(seed.need.provider) {
      guard catalog.isSlice(seed.need.node), doubt.isOfTypesWritten else { return false }
    }
    switch doubt {
    case .overload, .unseenChoice: return seesMeanings
    case .unfollowedUse, .unfollowedForward, .unfollowedDemand, .mention, .coupling, .heir,
      .sameType, .company, .unexplained:
      return true
    case .trait(let trait): return !isHandedDown(trait, with: seed.need)
    case .escape(_, let escape):
      switch escape.destination {
      case .cast: return false
      case .metatype: return namesParameter(escape.place) && !comparesType(escape.place)
      case .argument(let token):
        if facts.symbols(at: token, in: escape.place.file).contains(where: comparing.contains) {
          return false
        }
        return triesAll || !untyped.takesAny(token, in: escape.place.file)
      case .elsewhere: return triesAll || !untyped.becomesAny(escape.place)
      }
    // A layer is there to provide it: that a program compiles without says nothing of that.
    case .layer, .castTarget, .castArgument, .refinement, .apart, .together, .inactiveBranch,
      .foreign, .kept,
      .library:
      return false
    }
  }

  /// Whether a type stands there that is whatever the caller says: which one that is doesn't change.
  private func namesParameter(_ place: Unit.Place) -> Bool {
    let file = facts.files[place.file]
    let symbol = file.numbers.base[Int(file.record.occurrences.base[place.occurrence].symbol)]
    return facts.symbols.base[Int(symbol)].subkind == Subkind.genericParameter
  }

  private func comparesType(_ place: Unit.Place) -> Bool {
    facts.token(of: place.occurrence, in: place.file).map { token in
      TypeComparisons(flow, plain).tells(token, in: place.file)
        || TypesAsText(flow, plain).isText(typeEndingAt: token, in: place.file)
    } ?? true
  }
}

extension Reason.Doubt {
  /// Whether only the types that code is written with decide. What a value is while the program runs is
  /// decided by what its root conforms to, which casts keep there.
  fileprivate var isOfTypesWritten: Bool {
    switch self {
    case .unfollowedUse, .unfollowedDemand, .overload, .unseenChoice: true
    default: false
    }
  }
}
