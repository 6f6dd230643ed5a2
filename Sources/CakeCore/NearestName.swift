/// The known name that a misspelt one was most likely meant to be; nil if none is near.
///
/// Near is one edit for every three characters, or a name of which the misspelt one is a beginning;
/// the case of letters is none.
package func nearest(to name: String, in known: [String]) -> String? {
  let limit = name.count < 2 ? 0 : max(1, name.count / 3)
  let lowercased = name.lowercased()
  let near = known.map { other in
    let isSame = other.lowercased() == lowercased
    return (name: other, distance: isSame ? 0 : editDistance(name, other))
  }
  .filter { $0.distance <= limit }
  .min { $0.distance < $1.distance }
  return near?.name ?? known.first { $0.hasPrefix(name) && name.count > 2 }
}

/// What to say of a name that is not known: the one that was meant, or all there are.
package func hint(for name: String, in known: [String]) -> String {
  nearest(to: name, in: known).map { "did you mean '\($0)'?" }
    ?? "there is \(known.map { "'\($0)'" }.joined(separator: ", "))"
}

/// The number of characters to insert, delete, replace or swap with a neighbour to get from one
/// name to the other.
private func editDistance(_ left: String, _ right: String) -> Int {
  let left = Array(left)
  let right = Array(right)
  var older: [Int] = []
  var previous = Array(0...right.count)
  for row in left.indices {
    var current = [row + 1]
    for column in right.indices {
      let same = left[row] == right[column]
      var distance = min(
        previous[column + 1] + 1, current[column] + 1, previous[column] + (same ? 0 : 1))
      if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
        distance = min(distance, older[column - 1] + 1)
      }
      current.append(distance)
    }
    older = previous
    previous = current
  }
  return previous[right.count]
}
