extension Range<Int> {
  /// The first number for which something holds that holds for all after it, or the upper bound.
  ///
  /// Found by halving, in as many steps as the range's length has binary digits.
  func partitioningIndex(where holds: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
