/// Dependencies that come out of a collection.
extension Origin {
  static let containers: [Origin] = [
    Origin("array") { s in
      """
      func \(s.name("run"))(_ all: [\(s.any)]) \(s.effects)-> Int {
        var total = 0
        for \(s.value) in all {
      \(s.use(s.value, ending: "total +="))
        }
        return total
      }
      """
    } call: { s, root in
      "\(s.name("run"))([\(root)])"
    },
    Origin("enumerated array") { s in
      """
      func \(s.name("run"))(_ all: [\(s.any)]) \(s.effects)-> Int {
        var total = 0
        for (index, each) in all.enumerated() where index < 2 {
      \(s.use("each", ending: "total +="))
        }
        return total
      }
      """
    } call: { s, root in
      "\(s.name("run"))([\(root)])"
    },
    Origin("first of a filtered array") { s in
      """
      func \(s.name("run"))(_ all: [\(s.any)]) \(s.effects)-> Int {
        guard let found = all.reversed().first else { return 0 }
      \(s.use("found", indent: 2))
      }
      """
    } call: { s, root in
      "\(s.name("run"))([\(root)])"
    },
    Origin("mapped array", .synchronous) { s in
      """
      func \(s.name("run"))(_ all: [\(s.any)]) -> Int {
        all.map { each in
      \(s.use("each"))
        }.reduce(0, +)
      }
      """
    } call: { s, root in
      "\(s.name("run"))([\(root)])"
    },
    Origin("zipped arrays") { s in
      """
      func \(s.name("run"))(_ all: [\(s.any)]) \(s.effects)-> Int {
        var total = 0
        for (step, current) in zip(1..., all) {
          total += step
      \(s.use("current", ending: "total +="))
        }
        return total
      }
      """
    } call: { s, root in
      "\(s.name("run"))([\(root)])"
    },
    Origin("dictionary") { s in
      """
      struct \(s.feature) {
        var byName: [String: \(s.any)] = [:]
        func run() \(s.effects)-> Int {
          guard let found = byName["main"] else { return 0 }
      \(s.use("found"))
        }
      }
      """
    } call: { s, root in
      "\(s.feature)(byName: [\"main\": \(root)]).run()"
    },
    Origin("closure in a dictionary") { s in
      """
      struct \(s.feature) {
        var makers: [String: () -> \(s.any)] = [:]
        func run() \(s.effects)-> Int {
          guard let make = makers["main"] else { return 0 }
          let made = make()
      \(s.use("made"))
        }
      }
      """
    } call: { s, root in
      "\(s.feature)(makers: [\"main\": { \(root) }]).run()"
    },
    Origin("collection of one's own") { s in
      """
      struct \(s.name("Tenants")): RandomAccessCollection {
        let all: [\(s.any)]
        var startIndex: Int { 0 }
        var endIndex: Int { all.count }
        subscript(position: Int) -> \(s.any) { all[position] }
      }
      func \(s.name("run"))(_ tenants: \(s.name("Tenants"))) \(s.effects)-> Int {
        guard let tenant = tenants.first else { return 0 }
      \(s.use("tenant", indent: 2))
      }
      """
    } call: { s, root in
      "\(s.name("run"))(\(s.name("Tenants"))(all: [\(root)]))"
    },
    Origin("collection of one's own, iterated") { s in
      """
      struct \(s.name("Tenants")): Sequence, IteratorProtocol {
        var all: [\(s.any)]
        mutating func next() -> (\(s.any))? { all.popLast() }
      }
      func \(s.name("run"))(_ tenants: \(s.name("Tenants"))) \(s.effects)-> Int {
        var total = 0
        for tenant in tenants {
      \(s.use("tenant", ending: "total +="))
        }
        return total
      }
      """
    } call: { s, root in
      "\(s.name("run"))(\(s.name("Tenants"))(all: [\(root)]))"
    },
    Origin("subscript") { s in
      """
      struct \(s.name("Registry")) {
        private let only: \(s.any)
        init(_ only: \(s.any)) { self.only = only }
        subscript(_ name: String) -> \(s.any) { only }
      }
      func \(s.name("run"))(_ registry: \(s.name("Registry"))) \(s.effects)-> Int {
      \(s.use("registry[\"main\"]", indent: 2))
      }
      """
    } call: { s, root in
      "\(s.name("run"))(\(s.name("Registry"))(\(root)))"
    },
  ]
}
