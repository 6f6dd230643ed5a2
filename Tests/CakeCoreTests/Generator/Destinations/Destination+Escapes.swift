/// The value is lost to where no type is known.
extension Destination {
  static let escapes: [Destination] = [
    Destination("printed", .untyped) { _, it in
      """
      print(\(it))
      1
      """
    },
    Destination("described", .escape) { _, it in "String(describing: \(it)).count" },
    Destination("anything", .untyped) { s, it in
      """
      let anything: Any = \(it)
      (anything as? any \(s.provider(0))).map { \(s.read(0, of: "$0")) } ?? 0
      """
    },
    Destination("cast", .untyped) { s, it in
      "(\(it) as? any \(s.provider(0))).map { \(s.read(0, of: "$0")) } ?? 0"
    },
  ]
}
