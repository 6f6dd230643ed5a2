/// The file of one provider: interface, ready-made implementation, provider protocol.
struct InterfaceText {
  let plan: Plan
  let provider: Provider

  /// The whole file, in the interface's module.
  var file: String {
    let parts = [interface, implementation, declaresProvider ? providerProtocol : ""]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private var declaresProvider: Bool {
    plan.options.injection == .slices && plan.options.placement == .interfaces
  }

  /// The provider protocol, and how scopes get at what the app's root stores.
  var providerProtocol: String {
    var text = """
      public protocol \(provider.protocolName) {
        var \(provider.property): any \(provider.name) { get }
      }

      """
    if plan.roots.count > 1, provider.root == 0 {
      text += """

        extension \(provider.protocolName)
        where Self: DependencyScope, Parent: \(provider.protocolName) {
          public var \(provider.property): any \(provider.name) { parent.\(provider.property) }
        }

        """
      if plan.options.placement == .interfaces { text = "import Scopes\n\n" + text }
    }
    return text
  }

  private var name: String { provider.name }

  private var interface: String {
    switch provider.shape {
    case .store:
      """
      public protocol \(name): Sendable {
        var capacity: Int { get }
        func value(at position: Int) -> Int?
        func values(for key: Int) -> [Int]
      }

      """
    case .client:
      """
      public struct \(name)Answer: Equatable, Sendable {
        public let status: Int
        public let lines: [String]

        public init(status: Int, lines: [String]) {
          self.status = status
          self.lines = lines
        }
      }

      public protocol \(name): Sendable {
        func fetch(_ identifier: Int) -> \(name)Answer
      }

      """
    case .tracker:
      """
      public protocol \(name): Sendable {
        var isEnabled: Bool { get }
        func record(_ event: String, amount: Int) -> Int
      }

      """
    case .formatter:
      """
      public protocol \(name): Sendable {
        func text(for amount: Int) -> String
        func text(for title: String, amount: Int) -> String
      }

      """
    }
  }

  private var implementation: String {
    switch provider.shape {
    case .store:
      """
      public struct InMemory\(name): \(name) {
        private let stored: [Int]

        public init(_ stored: [Int] = [1, 2, 3]) { self.stored = stored }

        public var capacity: Int { stored.count }

        public func value(at position: Int) -> Int? {
          stored.indices.contains(position) ? stored[position] : nil
        }

        public func values(for key: Int) -> [Int] { stored.filter { value in value > key } }
      }

      """
    case .client:
      """
      public struct InMemory\(name): \(name) {
        private let lines: [String]

        public init(_ lines: [String] = ["one", "two"]) { self.lines = lines }

        public func fetch(_ identifier: Int) -> \(name)Answer {
          guard identifier >= 0 else { return \(name)Answer(status: 404, lines: []) }
          return \(name)Answer(status: 200, lines: lines)
        }
      }

      """
    case .tracker:
      """
      public struct InMemory\(name): \(name) {
        public let isEnabled: Bool

        public init(isEnabled: Bool = true) { self.isEnabled = isEnabled }

        public func record(_ event: String, amount: Int) -> Int {
          isEnabled ? event.count + amount : 0
        }
      }

      """
    case .formatter:
      """
      public struct InMemory\(name): \(name) {
        private let unit: String

        public init(unit: String = "x") { self.unit = unit }

        public func text(for amount: Int) -> String { String(amount) + unit }

        public func text(for title: String, amount: Int) -> String {
          title + " " + text(for: amount)
        }
      }

      """
    }
  }
}
