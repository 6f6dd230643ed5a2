/// Dependencies whose type is a generic parameter, or the argument of one.
extension Origin {
  static let generics: [Origin] = [
    Origin("generic function") { s in
      """
      func \(s.name("run"))<Needs: \(s.slice)>(_ \(s.value): Needs) \(s.effects)-> Int {
      \(s.use(s.value, indent: 2))
      }
      """
    } call: { s, root in
      "\(s.name("run"))(\(root))"
    },
    Origin("generic function with a where clause") { s in
      """
      func \(s.name("run"))<Needs>(_ \(s.value): Needs) \(s.effects)-> Int where Needs: \(s.slice) {
      \(s.use(s.value, indent: 2))
      }
      """
    } call: { s, root in
      "\(s.name("run"))(\(root))"
    },
    Origin("generic type") { s in
      """
      struct \(s.feature)<Needs: \(s.slice)> {
        let \(s.value): Needs
        func run() \(s.effects)-> Int {
      \(s.use(s.value))
        }
      }
      """
    } call: { s, root in
      "\(s.feature)(\(s.value): \(root)).run()"
    },
    Origin("constrained extension of a generic type") { s in
      """
      struct \(s.feature)<Needs> {
        let \(s.value): Needs
      }
      extension \(s.feature) where Needs: \(s.slice) {
        func run() \(s.effects)-> Int {
      \(s.use(s.value))
        }
      }
      """
    } call: { s, root in
      "\(s.feature)(\(s.value): \(root)).run()"
    },
    Origin("box of the existential") { s in
      """
      struct \(s.name("Box"))<Value> {
        let value: Value
      }
      func \(s.name("run"))(_ box: \(s.name("Box"))<\(s.any)>) \(s.effects)-> Int {
      \(s.use("box.value", indent: 2))
      }
      """
    } call: { s, root in
      "\(s.name("run"))(\(s.name("Box"))(value: \(root)))"
    },
    Origin("alias of a bound generic type") { s in
      """
      struct \(s.name("Model"))<Item, Needs> {
        let item: Item
        let needs: Needs
      }
      typealias \(s.feature) = \(s.name("Model"))<Int, \(s.any)>
      extension \(s.name("Model")) where Item == Int, Needs == \(s.any) {
        func run() \(s.effects)-> Int {
      \(s.use("needs"))
        }
      }
      """
    } call: { s, root in
      "\(s.feature)(item: 1, needs: \(root)).run()"
    },
    Origin("static member of a generic type") { s in
      """
      struct \(s.name("Live"))<Needs> {
        let needs: Needs
      }
      extension \(s.name("Live")) where Needs == \(s.any) {
        static var live: Self { Self(needs: \(s.root)()) }
      }
      func \(s.name("run"))(_ live: \(s.name("Live"))<\(s.any)> = .live) \(s.effects)-> Int {
      \(s.use("live.needs", indent: 2))
      }
      """
    } call: { s, _ in
      "\(s.name("run"))()"
    },
    Origin("extension of the composition") { s in
      """
      extension \(s.provider(0)) where Self: \(s.slice) {
        func \(s.name("run"))() \(s.effects)-> Int {
      \(s.use("self"))
        }
      }
      """
    } call: { s, root in
      "\(root).\(s.name("run"))()"
    },
    Origin("key path through a generic function", .escape) { s in
      """
      struct \(s.feature) {
        let \(s.value): \(s.any)
      }
      func \(s.name("get"))<Whole, Part>(_ whole: Whole, _ path: KeyPath<Whole, Part>) -> Part {
        whole[keyPath: path]
      }
      func \(s.name("run"))(_ feature: \(s.feature)) \(s.effects)-> Int {
        let found = \(s.name("get"))(feature, \\.\(s.value))
      \(s.use("found", indent: 2))
      }
      """
    } call: { s, root in
      "\(s.name("run"))(\(s.feature)(\(s.value): \(root)))"
    },
    Origin("key path that is stored") { s in
      """
      struct \(s.name("Whole")) {
        let \(s.value): \(s.any)
      }
      struct \(s.feature) {
        let path = \\\(s.name("Whole")).\(s.value)
        let whole: \(s.name("Whole"))
        func run() \(s.effects)-> Int {
      \(s.use("whole[keyPath: path]"))
        }
      }
      """
    } call: { s, root in
      "\(s.feature)(whole: \(s.name("Whole"))(\(s.value): \(root))).run()"
    },
  ]
}
