extension Construction {
  /// The type of a value, where it is known.
  func type(of value: ConstructionValue) -> Int32? {
    switch value {
    case .unknown: nil
    case .root(let root): catalog.roots[root].symbol
    case .object(let number): objects[number].type
    }
  }
}
