/// Dependencies that a superclass or a protocol declares.
extension Origin {
  static let inherited: [Origin] = [
    Origin("base class") { s in
      """
      class \(s.feature)Base\(s.superclass) {
        let \(s.value): \(s.any)
        init(\(s.value): \(s.any)) { self.\(s.value) = \(s.value) }
      }
      final class \(s.feature): \(s.feature)Base {
        func run() \(s.effects)-> Int {
      \(s.use("\(s.me)\(s.value)"))
        }
      }
      """
    } call: { s, root in
      "\(s.feature)(\(s.value): \(root)).run()"
    } host: { s in
      (s.feature, s.value)
    },
    Origin("generic base class") { s in
      """
      class \(s.name("Screen"))<Services> {
        let \(s.value): Services
        init(_ \(s.value): Services) { self.\(s.value) = \(s.value) }
      }
      final class \(s.feature): \(s.name("Screen"))<\(s.any)> {
        func run() \(s.effects)-> Int {
      \(s.use("\(s.me)\(s.value)"))
        }
      }
      """
    } call: { s, root in
      "\(s.feature)(\(root)).run()"
    } host: { s in
      (s.feature, s.value)
    },
    Origin("generic base class, from outside") { s in
      """
      class \(s.name("Screen"))<Services> {
        let \(s.value): Services
        init(_ \(s.value): Services) { self.\(s.value) = \(s.value) }
      }
      final class \(s.feature): \(s.name("Screen"))<\(s.any)> {}
      func \(s.name("appear"))(_ screen: \(s.feature)) \(s.effects)-> Int {
      \(s.use("screen.\(s.value)", indent: 2))
      }
      """
    } call: { s, root in
      "\(s.name("appear"))(\(s.feature)(\(root)))"
    } host: { s in
      (s.feature, s.value)
    },
    Origin("state processor") { s in
      """
      class \(s.name("StateProcessor"))<State, Action> {
        var state: State
        init(state: State) { self.state = state }
        func receive(_ action: Action) \(s.effects)-> Int { 0 }
      }
      final class \(s.feature)Processor: \(s.name("StateProcessor"))<Int, String> {
        private let \(s.value): \(s.any)
        init(\(s.value): \(s.any)) {
          self.\(s.value) = \(s.value)
          super.init(state: 0)
        }
        override func receive(_ action: String) \(s.effects)-> Int {
      \(s.use("\(s.me)\(s.value)"))
        }
      }
      final class \(s.feature)FormProcessor: \(s.name("StateProcessor"))<String, Int> {
        private let \(s.value): any \(s.child)
        init(\(s.value): any \(s.child)) {
          self.\(s.value) = \(s.value)
          super.init(state: "")
        }
        override func receive(_ action: Int) \(s.effects)-> Int {
          \(s.read(0, of: s.value))
        }
      }
      """
    } call: { s, root in
      "\(s.feature)Processor(\(s.value): \(root)).receive(\"\")"
    },
    Origin("requirement of a protocol") { s in
      """
      protocol \(s.feature)Presenting {
        var \(s.value): \(s.any) { get }
      }
      extension \(s.feature)Presenting {
        func run() \(s.effects)-> Int {
      \(s.use(s.value))
        }
      }
      struct \(s.feature): \(s.feature)Presenting {
        let \(s.value): \(s.any)
      }
      """
    } call: { s, root in
      "\(s.feature)(\(s.value): \(root)).run()"
    } host: { s in
      (s.feature, s.value)
    },
    Origin("member of an existential") { s in
      """
      protocol \(s.feature)Delegate: AnyObject {
        var \(s.value): \(s.any) { get }
      }
      final class \(s.feature)Owner: \(s.feature)Delegate {
        let \(s.value): \(s.any) = \(s.root)()
      }
      final class \(s.feature) {
        weak var delegate: (any \(s.feature)Delegate)?
        init(delegate: any \(s.feature)Delegate) { self.delegate = delegate }
        func run() \(s.effects)-> Int {
          guard let delegate else { return 0 }
      \(s.use("delegate.\(s.value)"))
        }
      }
      """
    } call: { s, _ in
      "\(s.feature)(delegate: \(s.feature)Owner()).run()"
    },
    Origin("inferred associated type") { s in
      """
      protocol \(s.name("Reducer")) {
        associatedtype World
        var world: World { get }
      }
      struct \(s.feature): \(s.name("Reducer")) {
        let world: \(s.any)
        func run() \(s.effects)-> Int {
      \(s.use("world"))
        }
      }
      """
    } call: { s, root in
      "\(s.feature)(world: \(root)).run()"
    } host: { s in
      (s.feature, "world")
    },
    Origin("written associated type") { s in
      """
      protocol \(s.name("Reducer")) {
        associatedtype World
        func reduce(_ state: Int, _ world: World) \(s.effects)-> Int
      }
      struct \(s.feature): \(s.name("Reducer")) {
        typealias World = \(s.any)
        func reduce(_ state: Int, _ world: World) \(s.effects)-> Int {
      \(s.use("world"))
        }
      }
      """
    } call: { s, root in
      "\(s.feature)().reduce(1, \(root))"
    },
    Origin("extension for an associated type") { s in
      """
      protocol \(s.name("Handler")) {
        associatedtype Needs
        var needs: Needs { get }
      }
      extension \(s.name("Handler")) where Needs == \(s.any) {
        func handle() \(s.effects)-> Int {
      \(s.use("needs"))
        }
      }
      struct \(s.feature): \(s.name("Handler")) {
        let needs: \(s.any)
      }
      """
    } call: { s, root in
      "\(s.feature)(needs: \(root)).handle()"
    },
    Origin("associated type bound to a composition") { s in
      """
      protocol \(s.name("Flow")) {
        associatedtype Needs
        static func make(_ needs: Needs) -> Self
        func go() \(s.effects)-> Int
      }
      struct \(s.feature)<Needs: \(s.slice)>: \(s.name("Flow")) {
        let needs: Needs
        static func make(_ needs: Needs) -> Self { Self(needs: needs) }
        func go() \(s.effects)-> Int {
      \(s.use("needs"))
        }
      }
      """
    } call: { s, root in
      "\(s.feature).make(\(root)).go()"
    },
    Origin("value through a generic function of a protocol") { s in
      """
      protocol \(s.name("Store"))<Needs> {
        associatedtype Needs
        var needs: Needs { get }
      }
      struct \(s.feature)Store: \(s.name("Store")) {
        let needs: \(s.any)
      }
      func \(s.name("enter"))(_ store: some \(s.name("Store"))<\(s.any)>) \(s.effects)-> Int {
      \(s.use("store.needs", indent: 2))
      }
      """
    } call: { s, root in
      "\(s.name("enter"))(\(s.feature)Store(needs: \(root)))"
    },
    Origin("existential with a primary associated type") { s in
      """
      protocol \(s.name("Store"))<Needs> {
        associatedtype Needs
        var needs: Needs { get }
      }
      struct \(s.feature)Store: \(s.name("Store")) {
        let needs: \(s.any)
      }
      func \(s.name("enter"))(_ store: any \(s.name("Store"))<\(s.any)>) \(s.effects)-> Int {
      \(s.use("store.needs", indent: 2))
      }
      """
    } call: { s, root in
      "\(s.name("enter"))(\(s.feature)Store(needs: \(root)))"
    },
  ]
}
