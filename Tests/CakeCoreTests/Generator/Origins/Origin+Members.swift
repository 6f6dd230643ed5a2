/// Dependencies that a type stores or computes itself.
extension Origin {
  static let members: [Origin] = [
    Origin("property of a struct") { s in
      """
      struct \(s.feature) {
        let \(s.value): \(s.any)
        func run() \(s.effects)-> Int {
      \(s.use(s.value))
        }
      }
      """
    } call: { s, root in
      "\(s.feature)(\(s.value): \(root)).run()"
    } host: { s in
      (s.feature, s.value)
    },
    Origin("property of a class") { s in
      """
      final class \(s.feature)\(s.superclass) {
        private let state = 0
        let \(s.value): \(s.any)
        init(\(s.value): \(s.any)) { self.\(s.value) = \(s.value) }
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
    Origin("computed property") { s in
      """
      struct \(s.feature) {
        private let parts: (\(s.any), Int)
        init(_ parts: \(s.any)) { self.parts = (parts, 1) }
        private var \(s.value): \(s.any) { parts.0 }
        func run() \(s.effects)-> Int {
      \(s.use(s.value))
        }
      }
      """
    } call: { s, root in
      "\(s.feature)(\(root)).run()"
    },
    Origin("lazy property") { s in
      """
      final class \(s.feature)\(s.superclass) {
        private let make: () -> \(s.any)
        lazy var \(s.value) = make()
        init(make: @escaping () -> \(s.any)) { self.make = make }
        func run() \(s.effects)-> Int {
      \(s.use("\(s.me)\(s.value)"))
        }
      }
      """
    } call: { s, root in
      "\(s.feature) { \(root) }.run()"
    } host: { s in
      (s.feature, s.value)
    },
    Origin("static property", .sendable) { s in
      """
      enum \(s.feature) {
        static let \(s.value): \(s.any) = \(s.root)()
        static func run() \(s.effects)-> Int {
      \(s.use(s.value))
        }
      }
      """
    } call: { s, _ in
      "\(s.feature).run()"
    } host: { s in
      (s.feature, "Self.\(s.value)")
    },
    Origin("property observer", .synchronous) { s in
      """
      final class \(s.feature)\(s.superclass) {
        private var result = 0
        var \(s.value): (\(s.any))? {
          didSet { result = refresh() }
        }
        private func refresh() -> Int {
          guard let \(s.value) else { return 0 }
      \(s.use(s.value))
        }
        func run(_ new: \(s.any)) -> Int {
          \(s.value) = new
          return result
        }
      }
      """
    } call: { s, root in
      "\(s.feature)().run(\(root))"
    },
    Origin("new value in an observer", .synchronous) { s in
      """
      struct \(s.feature) {
        var result = 0
        var current: \(s.any) {
          willSet {
      \(s.use("newValue", indent: 6, ending: "result +="))
          }
        }
        mutating func run(_ new: \(s.any)) -> Int {
          current = new
          return result
        }
      }
      func \(s.name("observe"))(_ root: \(s.any)) -> Int {
        var model = \(s.feature)(current: root)
        return model.run(root)
      }
      """
    } call: { s, root in
      "\(s.name("observe"))(\(root))"
    },
    Origin("inner type asks the outer") { s in
      """
      final class \(s.feature) {
        fileprivate let \(s.value): \(s.any)
        init(\(s.value): \(s.any)) { self.\(s.value) = \(s.value) }
        struct Row {
          let parent: \(s.feature)
          func run() \(s.effects)-> Int {
      \(s.use("parent.\(s.value)", indent: 6))
          }
        }
      }
      """
    } call: { s, root in
      "\(s.feature).Row(parent: \(s.feature)(\(s.value): \(root))).run()"
    },
    Origin("weak self in a closure", .synchronous) { s in
      """
      final class \(s.feature)\(s.superclass) {
        let \(s.value): \(s.any)
        private var onTap: (() -> Int)?
        init(\(s.value): \(s.any)) { self.\(s.value) = \(s.value) }
        func run() -> Int {
          onTap = { [weak self] in
            guard let self else { return 0 }
      \(s.use("self.\(s.value)", indent: 6))
          }
          return onTap?() ?? 0
        }
      }
      """
    } call: { s, root in
      "\(s.feature)(\(s.value): \(root)).run()"
    } host: { s in
      (s.feature, s.value)
    },
    Origin("view model factory", .mainActor) { s in
      """
      @MainActor final class \(s.feature)ViewModel {
        private let \(s.value): \(s.any)
        init(\(s.value): \(s.any)) { self.\(s.value) = \(s.value) }
        func onAppear() \(s.effects)-> Int {
      \(s.use("self.\(s.value)"))
        }
      }
      struct \(s.feature)View {
        let makeViewModel: @MainActor () -> \(s.feature)ViewModel
        @MainActor func body() \(s.effects)-> Int { \(s.wait)makeViewModel().onAppear() }
      }
      @MainActor struct \(s.name("ViewFactory")) {
        let \(s.value): \(s.any)
        func makeView() -> \(s.feature)View {
          \(s.feature)View { \(s.feature)ViewModel(\(s.value): \(s.value)) }
        }
      }
      """
    } call: { s, root in
      "\(s.name("ViewFactory"))(\(s.value): \(root)).makeView().body()"
    },
  ]
}
