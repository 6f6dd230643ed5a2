/// Which doubts the compiler is asked about.
extension Program {
  /// Whether a compile without the need tells if the need is used.
  ///
  /// It does not where a value's type is asked for while the program runs, nor of code that this
  /// build left out. A provider that anything casts to may be reached by every value that escapes.
  func isForCompilerToJudge(_ seed: Seeds.Seed) -> Bool {
    guard case .doubt(let doubt) = seed.reason, !providersInCasts.contains(seed.need.provider)
    else { return false }
    switch doubt {
    case .unfollowedUse, .unfollowedForward, .unfollowedDemand, .mention, .overload,
      .coupling, .sameType, .trait, .unexplained:
      return true
    case .escape(_, let escape):
      switch escape.destination {
      case .cast, .metatype: return false
      case .argument(let token): return !takesAny(token, in: escape.place.file)
      case .elsewhere: return true
      }
    // A layer is there to provide it: that a program compiles without says nothing of that.
    case .layer, .inactiveBranch, .foreign, .kept, .library: return false
    }
  }

  /// Whether what a name calls takes `Any`, or is not known.
  private func takesAny(_ token: Int, in file: Int) -> Bool {
    let place = facts.source(file)[token]
    let record = facts.files[file].record
    let callees = facts.occurrences(in: file, line: place.line, column: place.column).map {
      String(
        decoding: record.usr(of: Int(record.occurrences.base[$0].symbol)), as: UTF8.self)
    }
    return callees.isEmpty
      || callees.contains { usr in
        guard let text = Demangler.text(usr: usr) else { return true }
        return text.contains("Any")
      }
  }
}
