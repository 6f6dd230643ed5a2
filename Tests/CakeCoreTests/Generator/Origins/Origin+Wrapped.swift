/// Dependencies that a property wrapper or something like SwiftUI's environment gives.
extension Origin {
  static let wrapped: [Origin] = [
    Origin("property wrapper") { s in
      """
      @propertyWrapper struct \(s.name("Injected"))<Value> {
        var wrappedValue: Value
      }
      struct \(s.feature) {
        @\(s.name("Injected")) var \(s.value): \(s.any)
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
    Origin("property wrapper with its argument written", .escape) { s in
      """
      @propertyWrapper struct \(s.name("Injected"))<Value> {
        let wrappedValue: Value
        init(_ value: Value) { wrappedValue = value }
      }
      struct \(s.feature) {
        @\(s.name("Injected"))<\(s.any)>(\(s.root)()) var \(s.value)
        func run() \(s.effects)-> Int {
      \(s.use(s.value))
        }
      }
      """
    } call: { s, _ in
      "\(s.feature)().run()"
    } host: { s in
      (s.feature, s.value)
    },
    Origin("projected value", .escape) { s in
      """
      @propertyWrapper struct \(s.name("Binding"))<Value> {
        var wrappedValue: Int
        let projectedValue: Value
        init(wrappedValue: Int, _ value: Value) {
          self.wrappedValue = wrappedValue
          projectedValue = value
        }
      }
      func \(s.name("given"))() -> \(s.any) { \(s.root)() }
      struct \(s.feature) {
        @\(s.name("Binding"))(\(s.name("given"))()) var count = 1
        func run() \(s.effects)-> Int {
      \(s.use("$count"))
        }
      }
      """
    } call: { s, _ in
      "\(s.feature)().run()"
    },
    Origin("environment key") { s in
      """
      protocol \(s.name("EnvironmentKey")) {
        associatedtype Value
        static var defaultValue: Value { get }
      }
      struct \(s.feature)Key: \(s.name("EnvironmentKey")) {
        static var defaultValue: \(s.any) { \(s.root)() }
      }
      struct \(s.name("EnvironmentValues")) {
        subscript<Key: \(s.name("EnvironmentKey"))>(_ key: Key.Type) -> Key.Value { Key.defaultValue }
      }
      struct \(s.feature)View {
        let values = \(s.name("EnvironmentValues"))()
        func body() \(s.effects)-> Int {
      \(s.use("values[\(s.feature)Key.self]"))
        }
      }
      """
    } call: { s, _ in
      "\(s.feature)View().body()"
    },
    Origin("environment by key path", .escape) { s in
      """
      struct \(s.name("EnvironmentValues")) {
        var \(s.value): \(s.any) { \(s.root)() }
      }
      @propertyWrapper struct \(s.name("Environment"))<Value> {
        let path: KeyPath<\(s.name("EnvironmentValues")), Value>
        init(_ path: KeyPath<\(s.name("EnvironmentValues")), Value>) { self.path = path }
        var wrappedValue: Value { \(s.name("EnvironmentValues"))()[keyPath: path] }
      }
      struct \(s.feature)View {
        @\(s.name("Environment"))(\\.\(s.value)) private var \(s.value)
        func body() \(s.effects)-> Int {
      \(s.use(s.value))
        }
      }
      """
    } call: { s, _ in
      "\(s.feature)View().body()"
    },
    Origin("container that is given a function", .escape) { s in
      """
      struct \(s.name("Container")) {
        func resolve<Value>(_ make: () -> Value) -> Value { make() }
      }
      func \(s.name("given"))() -> \(s.any) { \(s.root)() }
      func \(s.name("run"))(_ container: \(s.name("Container"))) \(s.effects)-> Int {
        let found = container.resolve(\(s.name("given")))
      \(s.use("found", indent: 2))
      }
      """
    } call: { s, _ in
      "\(s.name("run"))(\(s.name("Container"))())"
    },
    Origin("annotated result of a generic function", .untyped) { s in
      """
      func \(s.name("lookUp"))<Value>(_ all: [Any]) -> Value? { all.lazy.compactMap { $0 as? Value }.first }
      func \(s.name("run"))(_ all: [Any]) \(s.effects)-> Int {
        guard let \(s.value): \(s.any) = \(s.name("lookUp"))(all) else { return 0 }
      \(s.use(s.value, indent: 2))
      }
      """
    } call: { s, root in
      "\(s.name("run"))([\(root)])"
    },
  ]
}
