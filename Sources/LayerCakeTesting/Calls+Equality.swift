// Tuples are not `Equatable`, so arrays of them have no `==`; with these, a recorder's calls can be
// compared to what they should be: `#expect(recorder.calls == [("apple", 1), ("swift", 2)])`.
// Disfavoured, so that they give way should tuples become `Equatable`.

/// Whether two lists of two arguments each are the same, in order.
@_disfavoredOverload
public func == <A: Equatable, B: Equatable>(
  first: [(A, B)], second: [(A, B)]
) -> Bool {
  first.elementsEqual(second, by: ==)
}

/// Whether two lists of three arguments each are the same, in order.
@_disfavoredOverload
public func == <A: Equatable, B: Equatable, C: Equatable>(
  first: [(A, B, C)], second: [(A, B, C)]
) -> Bool {
  first.elementsEqual(second, by: ==)
}

/// Whether two lists of four arguments each are the same, in order.
@_disfavoredOverload
public func == <A: Equatable, B: Equatable, C: Equatable, D: Equatable>(
  first: [(A, B, C, D)], second: [(A, B, C, D)]
) -> Bool {
  first.elementsEqual(second, by: ==)
}

/// Whether two lists of five arguments each are the same, in order.
@_disfavoredOverload
public func == <A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable>(
  first: [(A, B, C, D, E)], second: [(A, B, C, D, E)]
) -> Bool {
  first.elementsEqual(second, by: ==)
}

/// Whether two lists of six arguments each are the same, in order.
@_disfavoredOverload
public func == <A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable>(
  first: [(A, B, C, D, E, F)], second: [(A, B, C, D, E, F)]
) -> Bool {
  first.elementsEqual(second, by: ==)
}
