/// The value is stored, returned or captured, under a type that is written.
extension Destination {
  static let kept: [Destination] = [
    Destination("captured by a closure", .capturing) { s, it in
      """
      let later: () -> Int = { \(s.read(0, of: it)) }
      later()
      """
    },
    Destination("captured by name") { s, it in
      """
      let later = { [held = \(it)] in \(s.read(0, of: "held")) }
      later()
      """
    },
    Destination(
      "returned as less",
      declarations: { s in
        """
        func \(s.name("narrow"))(_ needs: \(s.any)) -> any \(s.child) { needs }
        """
      },
      body: { s, it in s.read(0, of: "\(s.name("narrow"))(\(it))") }),
    Destination(
      "returned as it is",
      declarations: { s in
        """
        func \(s.name("same"))(_ needs: \(s.any)) -> \(s.any) { needs }
        """
      },
      body: { s, it in s.read(0, of: "\(s.name("same"))(\(it))") }),
    Destination(
      "returned as something", .opening,
      declarations: { s in
        """
        func \(s.name("hide"))(_ needs: some \(s.slice)) -> some \(s.provider(0)) { needs }
        """
      },
      body: { s, it in s.read(0, of: "\(s.name("hide"))(\(it))") }),
    Destination("array of less") { s, it in
      """
      let narrow: [any \(s.child)] = [\(it)]
      narrow.reduce(0) { $0 + \(s.read(0, of: "$1")) }
      """
    },
    Destination("variable of less") { s, it in
      """
      let less: any \(s.child) = \(it)
      \(s.read(0, of: "less"))
      """
    },
    Destination("variable that is assigned") { s, it in
      """
      var assigned: (any \(s.child))?
      assigned = \(it)
      assigned.map { \(s.read(0, of: "$0")) } ?? 0
      """
    },
    Destination("upcast") { s, it in s.read(0, of: "(\(it) as any \(s.provider(0)))") },
    Destination("tuple") { s, it in
      """
      let couple = (first: \(it), times: 2)
      \(s.read(0, of: "couple.first")) * couple.times
      """
    },
    Destination("tuple that is taken apart") { s, it in
      """
      let (first, times) = (\(it), 2)
      \(s.read(0, of: "first")) * times
      """
    },
    Destination(
      "payload of a case",
      declarations: { s in
        """
        enum \(s.name("Route")) {
          case detail(any \(s.child))
          case back
        }
        func \(s.name("open"))(_ route: \(s.name("Route"))) -> Int {
          switch route {
          case .detail(let needs): \(s.read(0, of: "needs"))
          case .back: 0
          }
        }
        """
      },
      body: { s, it in "\(s.name("open"))(.detail(\(it)))" }),
    Destination(
      "property that is assigned",
      declarations: { s in
        """
        final class \(s.name("Cell")) {
          var needs: (any \(s.child))?
          func load() -> Int { needs.map { \(s.read(0, of: "$0")) } ?? 0 }
        }
        """
      },
      body: { s, it in
        """
        let cell = \(s.name("Cell"))()
        cell.needs = \(it)
        cell.load()
        """
      }),
    Destination(
      "property wrapper",
      declarations: { s in
        """
        @propertyWrapper struct \(s.name("Held"))<Kept> {
          var wrappedValue: Kept
        }
        """
      },
      body: { s, it in
        """
        @\(s.name("Held")) var held: any \(s.child) = \(it)
        \(s.read(0, of: "held"))
        """
      }),
    Destination("lazy variable", .capturing) { s, it in
      """
      lazy var less: any \(s.child) = \(it)
      \(s.read(0, of: "less"))
      """
    },
    Destination(
      "generic base class's initialiser", .escape,
      declarations: { s in
        """
        class \(s.name("Held"))<Kept> {
          let kept: Kept
          init(_ kept: Kept) { self.kept = kept }
        }
        final class \(s.name("Detail")): \(s.name("Held"))<any \(s.child)> {
          func load() -> Int { \(s.read(0, of: "kept")) }
        }
        """
      },
      body: { s, it in "\(s.name("Detail"))(\(it)).load()" }),
    Destination(
      "generic type's initialiser with its argument written", .escape,
      declarations: { s in
        """
        struct \(s.name("Held"))<Kept> {
          let kept: Kept
        }
        """
      },
      body: { s, it in s.read(0, of: "\(s.name("Held"))<any \(s.child)>(kept: \(it)).kept") }),
    Destination("closure that gives it", .capturing) { s, it in
      """
      let maker: () -> any \(s.child) = { \(it) }
      \(s.read(0, of: "maker()"))
      """
    },
  ]
}
