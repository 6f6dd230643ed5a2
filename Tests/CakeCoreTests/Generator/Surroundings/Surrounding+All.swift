extension Surrounding {
  static let all: [Surrounding] = [
    Surrounding(name: "alone"),
    Surrounding(name: "in a protocol", form: .protocol),
    Surrounding(name: "nested with others of its name", form: .nested),
    Surrounding(name: "made of the child's", form: .included),
    Surrounding(name: "providers in a module of their own", hasCore: true),
    Surrounding(name: "run by a test target", hasCore: true, hasTests: true),
    peerInReach, peerBesideIt, peerAsParameter, siblings, umbrella, left, active, elsewhere,
    elsewhereForChild, elsewhereInTests,
    Surrounding(name: "providers in a local package", hasPackage: true), elsewhereForProviders,
  ]

  private static func peerDeclarations(_ s: Scene) -> String {
    let marker = s.traits.contains(.sendable) ? " & Sendable" : ""
    return """
      typealias \(s.peer) = \(s.provider(0)) & \(s.provider(1)) & \(s.provider(2))\(marker)
      """
  }

  /// The same function has a value of another composition of the same providers.
  private static let peerInReach = Surrounding(
    name: "another of the same needs is read there",
    compositions: { [$0.peer] },
    declarations: { s in
      """
      \(peerDeclarations(s))
      func \(s.name("peer"))() -> any \(s.peer) { \(s.root)() }
      """
    },
    before: { "let peer = \($0.name("peer"))()" },
    added: { s, _ in s.read(2, of: "peer") })

  private static let peerBesideIt = Surrounding(
    name: "another of the same needs is handed on there",
    compositions: { [$0.peer] },
    declarations: { s in
      """
      \(peerDeclarations(s))
      struct \(s.name("Peer")) {
        let needs: any \(s.peer)
        func run() -> Int { \(s.read(2, of: "needs")) }
      }
      """
    },
    added: { s, _ in "\(s.name("Peer"))(needs: \(s.root)()).run()" })

  private static let peerAsParameter = Surrounding(
    name: "another of the same needs in a local function",
    compositions: { [$0.peer] },
    declarations: peerDeclarations,
    before: { s in
      "func peer(_ needs: any \(s.peer)) -> Int { \(s.read(2, of: "needs")) }"
    },
    added: { s, _ in "peer(\(s.root)())" })

  private static let siblings = Surrounding(
    name: "sibling classes",
    superclass: { $0.name("ViewController") },
    compositions: { [$0.peer] },
    declarations: { s in
      """
      \(peerDeclarations(s))
      class \(s.name("ViewController")) {
        var title = ""
        init() {}
      }
      final class \(s.name("Settings")): \(s.name("ViewController")) {
        private let \(s.value): any \(s.peer)
        init(\(s.value): any \(s.peer)) { self.\(s.value) = \(s.value) }
        func run() -> Int { \(s.read(2, of: s.value)) }
      }
      """
    })

  private static let umbrella = Surrounding(
    name: "umbrella that a coordinator is given",
    compositions: { [$0.name("All")] },
    declarations: { s in
      """
      \(peerDeclarations(s))
      typealias \(s.name("All")) = \(s.slice) & \(s.peer)
      struct \(s.name("Main")) {
        let \(s.value): any \(s.name("All"))
        func run() -> Int { \(s.name("settings"))(\(s.value)) + \(s.name("first"))(\(s.value)) }
      }
      func \(s.name("settings"))(_ needs: any \(s.peer)) -> Int { \(s.read(2, of: "needs")) }
      func \(s.name("first"))(_ needs: \(s.any)) -> Int { \(s.read(0, of: "needs")) }
      """
    })

  private static let left = Surrounding(
    name: "branch that is left out",
    compositions: { [$0.peer] },
    declarations: { s in
      """
      \(peerDeclarations(s))
      struct \(s.name("Legacy")) {
        let \(s.property(2)) = 3
        let needs: any \(s.peer)
        func run() -> Int {
          #if os(Windows)
            print(\(s.property(2)))
          #endif
          return \(s.read(2, of: "needs"))
        }
      }
      """
    })

  private static let active = Surrounding(
    name: "branch that is built",
    compositions: { [$0.peer] },
    declarations: peerDeclarations,
    before: { s in
      """
      #if DEBUG
      let peer: any \(s.peer) = \(s.root)()
      let more = \(s.read(2, of: "peer"))
      #else
      let more = 0
      #endif
      """
    },
    added: { _, _ in "more" })

  private static let elsewhere = Surrounding(
    name: "extension in another file reads more",
    elsewhere: furtherMember)

  private static let elsewhereInTests = Surrounding(
    name: "extension in another module reads more",
    hasCore: true, hasTests: true, elsewhere: furtherMember, elsewhereModule: .tests)

  /// A member of the feature's type that reads one provider more.
  private static func furtherMember(_ s: Scene) -> String? {
    guard let host = s.cell.origin.host?(s) else { return nil }
    return """
      extension \(host.type) {
        \(s.isStatic ? "static " : "")func \(s.name("further"))() -> Int {
          \(s.read(2, of: host.value))
        }
      }
      """
  }

  /// What all values of two providers have is declared where the providers are.
  private static let elsewhereForProviders = Surrounding(
    name: "extension in the providers' module reads more",
    hasCore: true,
    elsewhere: { s in
      """
      extension \(s.provider(0)) where Self: \(s.provider(2)) {
        public func \(s.name("further"))() -> Int { \(s.read(2, of: "self")) }
      }
      """
    },
    elsewhereModule: .core,
    added: { s, value in "\(value).\(s.name("further"))()" })

  private static let elsewhereForChild = Surrounding(
    name: "extension in another file of another type",
    compositions: { [$0.peer] },
    declarations: peerDeclarations,
    elsewhere: { s in
      """
      final class \(s.name("Other")) {
        let \(s.value): any \(s.peer)
        init(\(s.value): any \(s.peer)) { self.\(s.value) = \(s.value) }
      }
      extension \(s.name("Other")) {
        func run() -> Int { \(s.read(2, of: s.value)) }
      }
      """
    })
}

extension Scene {
  /// Whether an extension of the origin's type must add a static function.
  fileprivate var isStatic: Bool {
    cell.origin.host?(self).value.hasPrefix("Self.") ?? false
  }
}
