/// The value is handed to something that takes less.
extension Destination {
  static let calls: [Destination] = [
    Destination("function", declarations: \.childFunction) { s, it in
      "\(s.name("show"))(\(it))"
    },
    Destination(
      "function with an opaque parameter", .opening,
      declarations: { s in
        """
        func \(s.name("show"))(_ needs: some \(s.child)) -> Int { \(s.read(0, of: "needs")) }
        """
      },
      body: { s, it in "\(s.name("show"))(\(it))" }),
    Destination(
      "generic function of one provider", .opening,
      declarations: { s in
        """
        func \(s.name("show"))<Needs>(_ needs: Needs) -> Int where Needs: \(s.provider(0)) {
          \(s.read(0, of: "needs"))
        }
        """
      },
      body: { s, it in "\(s.name("show"))(\(it))" }),
    Destination("initialiser", declarations: \.childType) { s, it in
      "\(s.name("Detail"))(\(s.value): \(it)).load()"
    },
    Destination("implicit initialiser", declarations: \.childType) { s, it in
      """
      let detail: \(s.name("Detail")) = .init(\(s.value): \(it))
      detail.load()
      """
    },
    Destination("initialiser as a function", declarations: \.childType) { s, it in
      "[\(it)].map(\(s.name("Detail")).init(\(s.value):)).reduce(0) { $0 + $1.load() }"
    },
    Destination(
      "class with a designated initialiser",
      declarations: { s in
        """
        class \(s.name("Base")) {
          let \(s.value): any \(s.child)
          required init(_ \(s.value): any \(s.child)) { self.\(s.value) = \(s.value) }
          convenience init(copying other: \(s.name("Base"))) { self.init(other.\(s.value)) }
        }
        final class \(s.name("Detail")): \(s.name("Base")) {
          func load() -> Int { \(s.read(0, of: s.value)) }
        }
        """
      },
      body: { s, it in "\(s.name("Detail"))(\(it)).load()" }),
    Destination(
      "static method",
      declarations: { s in
        """
        enum \(s.name("Screens")) {
          static func detail(_ needs: any \(s.child), animated: Bool = true) -> Int {
            \(s.read(0, of: "needs"))
          }
        }
        """
      },
      body: { s, it in "\(s.name("Screens")).detail(\(it))" }),
    Destination(
      "method of a coordinator",
      declarations: { s in
        """
        protocol \(s.name("Navigating")) {
          func navigate(to route: String, _ needs: any \(s.child)) -> Int
        }
        struct \(s.name("Navigator")): \(s.name("Navigating")) {
          func navigate(to route: String, _ needs: any \(s.child)) -> Int {
            \(s.read(0, of: "needs"))
          }
        }
        """
      },
      body: { s, it in
        """
        let navigator: any \(s.name("Navigating")) = \(s.name("Navigator"))()
        navigator.navigate(to: "detail", \(it))
        """
      }),
    Destination("function by reference", declarations: \.childFunction) { s, it in
      """
      let present = \(s.name("show"))
      present(\(it))
      """
    },
    Destination("function by map", declarations: \.childFunction) { s, it in
      "[\(it)].map(\(s.name("show"))).reduce(0, +)"
    },
    Destination(
      "subscript",
      declarations: { s in
        """
        struct \(s.name("Table")) {
          subscript(_ needs: any \(s.child)) -> Int { \(s.read(0, of: "needs")) }
        }
        """
      },
      body: { s, it in "\(s.name("Table"))()[\(it)]" }),
    Destination(
      "operator",
      declarations: { s in
        """
        struct \(s.name("Gate")) {
          static func |= (gate: Self, needs: any \(s.child)) -> Int { \(s.read(0, of: "needs")) }
        }
        """
      },
      body: { s, it in "\(s.name("Gate"))() |= \(it)" }),
    Destination(
      "value that is called",
      declarations: { s in
        """
        struct \(s.name("Loader")) {
          func callAsFunction(_ needs: any \(s.child)) -> Int { \(s.read(0, of: "needs")) }
        }
        """
      },
      body: { s, it in
        """
        let load = \(s.name("Loader"))()
        load(\(it))
        """
      }),
    Destination(
      "curried function",
      declarations: { s in
        """
        func \(s.name("show"))(_ times: Int) -> (any \(s.child)) -> Int {
          { needs in \(s.read(0, of: "needs")) * times }
        }
        """
      },
      body: { s, it in "\(s.name("show"))(2)(\(it))" }),
    Destination(
      "default argument",
      declarations: { s in
        """
        func \(s.name("show"))(_ needs: any \(s.child), times: Int = 2) -> Int {
          \(s.read(0, of: "needs")) * times
        }
        """
      },
      body: { s, it in "\(s.name("show"))(\(it))" }),
    Destination(
      "closure after the value",
      declarations: { s in
        """
        func \(s.name("with"))(_ needs: any \(s.child), _ body: (any \(s.child)) -> Int) -> Int {
          body(needs)
        }
        """
      },
      body: { s, it in "\(s.name("with"))(\(it)) { \(s.read(0, of: "$0")) }" }),
    Destination(
      "closure in a dictionary",
      declarations: { s in
        """
        struct \(s.name("Routes")) {
          let all: [String: (any \(s.child)) -> Int] = ["detail": { \(s.read(0, of: "$0")) }]
        }
        """
      },
      body: { s, it in "\(s.name("Routes"))().all[\"detail\"]!(\(it))" }),
    Destination("local function") { s, it in
      """
      func detail(_ needs: any \(s.child)) -> Int { \(s.read(0, of: "needs")) }
      detail(\(it))
      """
    },
    Destination(
      "static factory by its context",
      declarations: { s in
        """
        struct \(s.name("Pushed")) {
          let value: Int
          static func detail(_ needs: any \(s.child)) -> Self { Self(value: \(s.read(0, of: "needs"))) }
        }
        func \(s.name("push"))(_ screen: \(s.name("Pushed"))) -> Int { screen.value }
        """
      },
      body: { s, it in "\(s.name("push"))(.detail(\(it)))" }),
    Destination(
      "result builder",
      declarations: { s in
        """
        struct \(s.name("Row")) {
          let value: Int
          init(_ needs: any \(s.child)) { value = \(s.read(0, of: "needs")) }
        }
        @resultBuilder enum \(s.name("RowBuilder")) {
          static func buildBlock(_ rows: \(s.name("Row"))...) -> [\(s.name("Row"))] { rows }
        }
        func \(s.name("list"))(@\(s.name("RowBuilder")) _ rows: () -> [\(s.name("Row"))]) -> Int {
          rows().reduce(0) { $0 + $1.value }
        }
        """
      },
      body: { s, it in
        """
        let given = \(it)
        let height = \(s.name("list")) { \(s.name("Row"))(given); \(s.name("Row"))(given) }
        height
        """
      }),
  ]
}
