/// Dependencies that a function or a closure takes.
extension Origin {
  static let parameters: [Origin] = [
    Origin("parameter") { s in
      """
      func \(s.name("run"))(_ \(s.value): \(s.any)) \(s.effects)-> Int {
      \(s.use(s.value, indent: 2))
      }
      """
    } call: { s, root in
      "\(s.name("run"))(\(root))"
    },
    Origin("opaque parameter") { s in
      """
      func \(s.name("run"))(with \(s.value): some \(s.slice)) \(s.effects)-> Int {
      \(s.use(s.value, indent: 2))
      }
      """
    } call: { s, root in
      "\(s.name("run"))(with: \(root))"
    },
    Origin("parameter with a default") { s in
      """
      func \(s.name("run"))(times: Int = 1, _ \(s.value): \(s.any) = \(s.root)()) \(s.effects)-> Int {
      \(s.use(s.value, indent: 2))
      }
      """
    } call: { s, _ in
      "\(s.name("run"))()"
    },
    Origin("inout parameter") { s in
      """
      func \(s.name("run"))(_ \(s.value): inout \(s.any)) \(s.effects)-> Int {
        let copy = \(s.value)
      \(s.use("copy", indent: 2))
      }
      func \(s.name("begin"))(_ given: \(s.any)) \(s.effects)-> Int {
        var given = given
        return \(s.wait)\(s.name("run"))(&given)
      }
      """
    } call: { s, root in
      "\(s.name("begin"))(\(root))"
    },
    Origin("variadic parameter") { s in
      """
      func \(s.name("run"))(_ all: \(s.any)...) \(s.effects)-> Int {
        var total = 0
        for \(s.value) in all {
      \(s.use(s.value, ending: "total +="))
        }
        return total
      }
      """
    } call: { s, root in
      "\(s.name("run"))(\(root), \(root))"
    },
    Origin("autoclosure", .synchronous) { s in
      """
      func \(s.name("run"))(_ make: @autoclosure () -> \(s.any)) -> Int {
        let \(s.value) = make()
      \(s.use(s.value, indent: 2))
      }
      """
    } call: { s, root in
      "\(s.name("run"))(\(root))"
    },
    Origin("closure typed by its context") { s in
      """
      struct \(s.feature) {
        let work: (\(s.any)) \(s.effects)-> Int
        init() {
          work = { \(s.value) in
      \(s.use(s.value))
          }
        }
      }
      """
    } call: { s, root in
      "\(s.feature)().work(\(root))"
    },
    Origin("closure of a helper") { s in
      """
      func \(s.name("giving"))(
        _ \(s.value): \(s.any), _ body: (\(s.any)) \(s.effects)-> Int
      ) \(s.effects)-> Int { \(s.wait)body(\(s.value)) }
      func \(s.name("run"))(_ root: \(s.any)) \(s.effects)-> Int {
        \(s.wait)\(s.name("giving"))(root) { \(s.value) in
      \(s.use(s.value))
        }
      }
      """
    } call: { s, root in
      "\(s.name("run"))(\(root))"
    },
    Origin("anonymous parameter of a handler") { s in
      """
      struct \(s.name("Router")) {
        var routes: [String: (\(s.any), Int) \(s.effects)-> Int] = [:]
        mutating func on(_ path: String, do handler: @escaping (\(s.any), Int) \(s.effects)-> Int) {
          routes[path] = handler
        }
      }
      func \(s.name("serve"))(_ root: \(s.any)) \(s.effects)-> Int {
        var router = \(s.name("Router"))()
        router.on("/items") {
          _ = $1
      \(s.use("$0"))
        }
        return \(s.wait)router.routes["/items"]?(root, 1) ?? 0
      }
      """
    } call: { s, root in
      "\(s.name("serve"))(\(root))"
    },
    Origin("function type's alias") { s in
      """
      typealias \(s.name("Handler")) = (\(s.any)) \(s.effects)-> Int
      let \(s.name("handler")): @Sendable (\(s.any)) \(s.effects)-> Int = { \(s.value) in
      \(s.use(s.value, indent: 2))
      }
      func \(s.name("run"))(_ handler: \(s.name("Handler")), _ root: \(s.any)) \(s.effects)-> Int {
        \(s.wait)handler(root)
      }
      """
    } call: { s, root in
      "\(s.name("run"))(\(s.name("handler")), \(root))"
    },
    Origin("parameter of a local function") { s in
      """
      func \(s.name("run"))(_ root: \(s.any)) \(s.effects)-> Int {
        func inner(_ \(s.value): \(s.any)) \(s.effects)-> Int {
      \(s.use(s.value))
        }
        return \(s.wait)inner(root)
      }
      """
    } call: { s, root in
      "\(s.name("run"))(\(root))"
    },
    Origin("captured by a local function") { s in
      """
      func \(s.name("run"))(_ \(s.value): \(s.any)) \(s.effects)-> Int {
        func inner() \(s.effects)-> Int {
      \(s.use(s.value))
        }
        return \(s.wait)inner()
      }
      """
    } call: { s, root in
      "\(s.name("run"))(\(root))"
    },
    Origin("curried function", .synchronous) { s in
      """
      func \(s.name("run"))(_ \(s.value): \(s.any)) -> (Int) -> Int {
        { scale in
          _ = scale
      \(s.use(s.value))
        }
      }
      """
    } call: { s, root in
      "\(s.name("run"))(\(root))(2)"
    },
    Origin("consuming parameter") { s in
      """
      func \(s.name("run"))(_ \(s.value): consuming \(s.any)) \(s.effects)-> Int {
        let kept = \(s.value)
      \(s.use("kept", indent: 2))
      }
      """
    } call: { s, root in
      "\(s.name("run"))(\(root))"
    },
  ]
}
