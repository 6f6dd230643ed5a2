/// Dependencies that are part of a value or the result of a call.
extension Origin {
  static let pieces: [Origin] = [
    Origin("tuple that is taken apart") { s in
      """
      func \(s.name("both"))(_ one: \(s.any)) -> (\(s.any), Int) { (one, 1) }
      func \(s.name("run"))(_ root: \(s.any)) \(s.effects)-> Int {
        let (left, count) = \(s.name("both"))(root)
        _ = count
      \(s.use("left", indent: 2))
      }
      """
    } call: { s, root in
      "\(s.name("run"))(\(root))"
    },
    Origin("tuple's element by its label") { s in
      """
      struct \(s.feature) {
        let pair: (needs: \(s.any), count: Int)
        func run() \(s.effects)-> Int {
      \(s.use("pair.needs"))
        }
      }
      """
    } call: { s, root in
      "\(s.feature)(pair: (\(root), 1)).run()"
    },
    Origin("optional that is bound") { s in
      """
      struct \(s.feature) {
        var \(s.value): (\(s.any))?
        func run() \(s.effects)-> Int {
          if let \(s.value) {
      \(s.use(s.value, indent: 6))
          }
          return 0
        }
      }
      """
    } call: { s, root in
      "\(s.feature)(\(s.value): \(root)).run()"
    },
    Origin("optional's map", .synchronous) { s in
      """
      func \(s.name("run"))(_ maybe: (\(s.any))?) -> Int {
        maybe.map { found in
      \(s.use("found"))
        } ?? 0
      }
      """
    } call: { s, root in
      "\(s.name("run"))(\(root))"
    },
    Origin("pattern over an optional") { s in
      """
      func \(s.name("run"))(_ maybe: (\(s.any))?) \(s.effects)-> Int {
        switch maybe {
        case .some(let \(s.value)):
      \(s.use(s.value))
        case nil: return 0
        }
      }
      """
    } call: { s, root in
      "\(s.name("run"))(\(root))"
    },
    Origin("payload of a case") { s in
      """
      enum \(s.feature) {
        case ready(\(s.any), tries: Int)
        case idle
        func run() \(s.effects)-> Int {
          switch self {
          case .ready(let found, _):
      \(s.use("found", indent: 6))
          case .idle: return 0
          }
        }
      }
      """
    } call: { s, root in
      "\(s.feature).ready(\(root), tries: 1).run()"
    },
    Origin("payload in an if case") { s in
      """
      enum \(s.feature) {
        case ready(needs: \(s.any))
        case idle
      }
      func \(s.name("run"))(_ state: \(s.feature)) \(s.effects)-> Int {
        guard case .ready(let needs) = state else { return 0 }
      \(s.use("needs", indent: 2))
      }
      """
    } call: { s, root in
      "\(s.name("run"))(.ready(needs: \(root)))"
    },
    Origin("success of a result") { s in
      """
      func \(s.name("fetch"))(_ root: \(s.any)) -> Result<\(s.any), any Error> { .success(root) }
      func \(s.name("run"))(_ root: \(s.any)) \(s.effects)-> Int {
        guard let found = try? \(s.name("fetch"))(root).get() else { return 0 }
      \(s.use("found", indent: 2))
      }
      """
    } call: { s, root in
      "\(s.name("run"))(\(root))"
    },
    Origin("result of a function") { s in
      """
      func \(s.name("make"))() -> \(s.any) { \(s.root)() }
      func \(s.name("run"))() \(s.effects)-> Int {
        let made = \(s.name("make"))()
      \(s.use("made", indent: 2))
      }
      """
    } call: { s, _ in
      "\(s.name("run"))()"
    },
    Origin("opaque result of a function") { s in
      """
      func \(s.name("make"))() -> some \(s.slice) { \(s.root)() }
      func \(s.name("run"))() \(s.effects)-> Int {
        let made = \(s.name("make"))()
      \(s.use("made", indent: 2))
      }
      """
    } call: { s, _ in
      "\(s.name("run"))()"
    },
    Origin("result of a throwing function") { s in
      """
      struct \(s.name("Offline")): Error {}
      func \(s.name("fetch"))(_ root: (\(s.any))?) throws(\(s.name("Offline"))) -> \(s.any) {
        guard let root else { throw \(s.name("Offline"))() }
        return root
      }
      func \(s.name("run"))(_ root: \(s.any)) \(s.effects)-> Int {
        do {
          let loaded = try \(s.name("fetch"))(root)
      \(s.use("loaded"))
        } catch {
          return 0
        }
      }
      """
    } call: { s, root in
      "\(s.name("run"))(\(root))"
    },
    Origin("member of a member") { s in
      """
      struct \(s.name("Signed")) {
        let \(s.value): \(s.any)
      }
      struct \(s.name("Launch")) {
        let session: \(s.name("Signed"))
      }
      struct \(s.feature) {
        let launch: \(s.name("Launch"))
        func run() \(s.effects)-> Int {
      \(s.use("launch.session.\(s.value)"))
        }
      }
      """
    } call: { s, root in
      "\(s.feature)(launch: \(s.name("Launch"))("
        + "session: \(s.name("Signed"))(\(s.value): \(root)))).run()"
    },
    Origin("closure that gives it") { s in
      """
      struct \(s.feature) {
        let current: () -> \(s.any)
        func run() \(s.effects)-> Int {
      \(s.use("current()"))
        }
      }
      """
    } call: { s, root in
      "\(s.feature)(current: { \(root) }).run()"
    },
    Origin("static function that makes it") { s in
      """
      extension \(s.root) {
        static func preview() -> \(s.any) { \(s.root)() }
      }
      func \(s.name("run"))() \(s.effects)-> Int {
        let made = \(s.root).preview()
      \(s.use("made", indent: 2))
      }
      """
    } call: { s, _ in
      "\(s.name("run"))()"
    },
  ]
}
