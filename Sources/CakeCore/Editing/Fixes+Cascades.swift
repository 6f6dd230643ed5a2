extension Fixes {
  /// Far more than one change is read at once; beyond it, a fix is only whole with the others.
  private static var mostNeeds: Int { 200 }

  /// Has each fix take along what would still ask for the need that it removes.
  func joinCascades() {
    var joined: [Term: Finding.Fix] = [:]
    for need in program.unusedNeeds {
      let term = Term(slice: need.slice, start: need.term.tokens.lowerBound)
      guard var fix = terms[term] else { continue }
      let cascade = cascade(of: need.provider, from: term)
      guard cascade.count <= Self.mostNeeds else { continue }
      for other in cascade { fix.edits += terms[other]?.edits ?? [] }
      joined[term] = fix
    }
    terms.merge(joined) { $1 }
  }

  /// Has the fix of a slice take the slices along that include it.
  func joinIncluding() {
    var including: [Int: [Int]] = [:]
    for index in declarations.keys.sorted() {
      for included in catalog.slices[index].includedSlices {
        including[included, default: []].append(index)
      }
    }
    var joined: [Int: Finding.Fix] = [:]
    for (index, fix) in declarations {
      var fix = fix
      var seen: Set<Int> = [index]
      var pending = [index]
      while let next = pending.popLast(), seen.count <= Self.mostNeeds {
        for other in including[next] ?? [] where seen.insert(other).inserted {
          fix.edits += declarations[other]!.edits
          pending.append(other)
        }
      }
      joined[index] = fix
    }
    declarations = joined
  }

  /// The terms that name a provider in slices under which it is handed on, in the order found.
  private func cascade(
    of provider: Int, from term: Term
  ) -> [Term] {
    var found: [Term] = []
    var seen: Set<Term> = [term]
    var pending = [term.slice]
    while let slice = pending.popLast(), found.count <= Self.mostNeeds {
      for other in asking(slice, for: provider).sorted() {
        for named in naming(provider, in: other)
        where terms[named] != nil && seen.insert(named).inserted {
          found.append(named)
          pending.append(named.slice)
        }
      }
    }
    return found
  }

  /// The terms that name a provider, of a slice or of what it includes.
  func naming(_ provider: Int, in slice: Int) -> [Term] {
    var found: [Term] = []
    var seen: Set<Int> = [slice]
    var pending = [slice]
    while let next = pending.popLast() {
      for term in catalog.slices[next].terms {
        switch term.target {
        case .provider(provider):
          found.append(Term(slice: next, start: term.tokens.lowerBound))
        case .slice(let other): if seen.insert(other).inserted { pending.append(other) }
        case .provider, .other: break
        }
      }
    }
    return found
  }
}
