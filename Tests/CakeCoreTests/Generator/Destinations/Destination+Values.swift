/// The value goes through a type or function that doesn't name it.
extension Destination {
  static let values: [Destination] = [
    Destination("optional's map", .escape) { s, it in
      """
      let maybe = Optional(\(it))
      maybe.map { \(s.read(0, of: "$0")) } ?? 0
      """
    },
    Destination("array's closure") { s, it in
      "[\(it)].reduce(0) { $0 + \(s.read(0, of: "$1")) }"
    },
    Destination("loop over a literal") { s, it in
      """
      var sum = 0
      for each in [\(it)] { sum += \(s.read(0, of: "each")) }
      sum
      """
    },
    Destination("withExtendedLifetime", .escape) { s, it in
      "withExtendedLifetime(\(it)) { \(s.read(0, of: "$0")) }"
    },
    Destination(
      "box by inference", .escape,
      declarations: { s in
        """
        struct \(s.name("Wrapped"))<Inside> {
          let inside: Inside
        }
        """
      },
      body: { s, it in s.read(0, of: "\(s.name("Wrapped"))(inside: \(it)).inside") }),
    Destination(
      "generic function that gives it back", .escape,
      declarations: { s in
        """
        func \(s.name("same"))<Value>(_ value: Value) -> Value { value }
        """
      },
      body: { s, it in s.read(0, of: "\(s.name("same"))(\(it))") }),
    Destination(
      "generic function with a closure", .escape,
      declarations: { s in
        """
        func \(s.name("apply"))<Value>(_ value: Value, _ change: (Value) -> Int) -> Int { change(value) }
        """
      },
      body: { s, it in "\(s.name("apply"))(\(it)) { needs in \(s.read(0, of: "needs")) }" }),
    Destination(
      "generic operator to a function", .escape,
      declarations: { s in
        """
        \(s.childFunction)
        struct \(s.name("Piped"))<Value> {
          let value: Value
          static func >> <Result>(piped: Self, function: (Value) -> Result) -> Result {
            function(piped.value)
          }
        }
        """
      },
      body: { s, it in "\(s.name("Piped"))(value: \(it)) >> \(s.name("show"))" }),
    Destination("immediately called closure") { s, it in
      "{ needs in \(s.read(0, of: "needs")) }(\(it))"
    },
  ]
}
