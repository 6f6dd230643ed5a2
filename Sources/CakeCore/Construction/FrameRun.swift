/// One reading of a frame's body: follows its values and notes what it runs.
struct FrameRun {
  let construction: Construction
  let number: Int
  let frame: Construction.Frame
  private let file: Int
  private(set) var edges: [Construction.Edge] = []
  /// What slots are filled with, by the places of their calls.
  private(set) var fills: [Int: ConstructionValue] = [:]
  /// Values that roots store and that are read.
  private(set) var reads: [Construction.Read] = []
  private var this: ConstructionValue
  private var locals: [String: ConstructionValue]
  /// Whether the code that is read next is sure to run.
  private var isCertain = true
  private var attempt: Code.Attempt?

  var facts: Facts { construction.facts }
  private var members: Members { construction.members }

  init(_ construction: Construction, _ number: Int) {
    self.construction = construction
    self.number = number
    frame = construction.frames[number]
    file = Int(construction.facts.symbols.base[Int(frame.symbol)].definitionFile)
    this = frame.this
    locals = frame.arguments
  }

  mutating func result() -> ConstructionValue {
    let result = run(construction.steps(of: frame.symbol))
    let isInitializer = facts.symbols.base[Int(frame.symbol)].kind == .constructor
    return isInitializer ? this : result
  }

  private mutating func run(_ steps: [Step]) -> ConstructionValue {
    for step in steps {
      guard isCertain else { return .unknown }
      switch step {
      case .run(let code): _ = value(of: code)
      case .bind(let name, let code): locals[name] = value(of: code)
      case .assign(let property, let code): assign(property, value(of: code))
      case .result(let code): return value(of: code)
      case .vary, .branches: continue
      case .stop, .halt: return .unknown
      }
    }
    return .unknown
  }

  private mutating func assign(_ property: Int32, _ value: ConstructionValue) {
    guard case .object(let number) = this, members.isConstant(property) else { return }
    var object = construction.objects[number]
    object.fields[property] = stored(value, in: property)
    this = construction.objects.value(object)
  }

  mutating func value(of code: Code) -> ConstructionValue {
    switch code {
    case .parts(let parts):
      for part in parts { _ = value(of: part) }
      return .unknown
    case .list(let elements):
      return container(of: elements.map { value(of: $0) })
    case .tuple(let elements):
      for case .code(let code) in elements.map(\.value) { _ = value(of: code) }
      return .unknown
    case .part(let base, _), .reference(let base?, _, _):
      _ = value(of: base)
      return .unknown
    case .either, .reference: return .unknown
    case .this, .parent: return this
    case .local(let name): return locals[name] ?? .unknown
    case .member(let base, let symbol, let token):
      let receiver = base.map { value(of: $0) } ?? this
      if case .parent? = base { return enter(symbol, this: this, [:], at: token) }
      return read(symbol, on: receiver, at: token)
    case .call(let base, let symbol, let arguments, let token):
      return call(symbol, on: base, arguments, at: token)
    case .attempt(let code, let kind): return value(of: code, kind)
    case .block(let open):
      let outer = locals
      defer { locals = outer }
      return run(construction.reader(of: frame.symbol).steps(ofClosure: open))
    }
  }

  private mutating func value(of code: Code, _ kind: Code.Attempt) -> ConstructionValue {
    let (outer, wasCertain) = (attempt, isCertain)
    attempt = kind
    defer {
      attempt = outer
      switch kind {
      case .plain: isCertain = false
      case .optional: isCertain = wasCertain
      case .forced: break
      }
    }
    return value(of: code)
  }

  /// What stands after something that does not return, or may throw, is not sure to run.
  private mutating func passOver(_ symbol: Int32) {
    if construction.neverReturns(symbol) { isCertain = false }
    switch attempt {
    case .plain?, .optional?: if members.mayThrow(symbol) { isCertain = false }
    case .forced?, nil: break
    }
  }

  private mutating func read(
    _ symbol: Int32, on receiver: ConstructionValue, at token: Int
  ) -> ConstructionValue {
    defer { passOver(symbol) }
    guard facts.symbols.base[Int(symbol)].kind == .instanceProperty,
      let type = construction.type(of: receiver),
      let property = members.resolve(symbol, on: receiver, type: type)
    else { return .unknown }
    if let body = members.body(of: property, on: receiver, type: type) {
      return enter(.init(symbol: body, this: receiver), at: token)
    }
    if case .object(let number) = receiver {
      return construction.objects[number].fields[property] ?? .unknown
    }
    if case .root(let root) = receiver {
      reads.append(.init(root: root, property: property, file: file, token: token))
    }
    return .unknown
  }

  private mutating func call(
    _ symbol: Int32, on base: Code?, _ arguments: [Code.Argument], at token: Int
  ) -> ConstructionValue {
    let receiver = base.map { value(of: $0) }
    if Lifetime(callOf: symbol, facts) != nil {
      // It runs the closure that makes the value, then or never again.
      guard let maker = arguments.last?.maker else { return .unknown }
      let made = value(of: maker)
      fills[token] = base.map { keeps(made, $0) } ?? made
      return made
    }
    if facts.symbols.base[Int(symbol)].kind == .enumCase {
      return payload(arguments, of: symbol)
    }
    let values = evaluate(arguments, of: symbol)
    defer { passOver(symbol) }
    switch facts.symbols.base[Int(symbol)].kind {
    case .constructor: return make(symbol, receiver, base, values, at: token)
    // A property that is called is a subscript.
    case .instanceMethod, .instanceProperty:
      if case .parent? = base { return enter(symbol, this: this, values, at: token) }
      let receiver = receiver ?? this
      let type = construction.type(of: receiver)
      guard
        let method = type.map({ members.resolve(symbol, on: receiver, type: $0) })
          ?? members.onlyAnswer(to: symbol)
      else { return .unknown }
      return enter(method, this: receiver, values, at: token)
    case .function, .staticMethod, .staticProperty:
      return enter(symbol, this: .unknown, values, at: token)
    default: return .unknown
    }
  }

  /// Evaluates what is evaluated before the call, and pairs it with the parameters' names.
  private mutating func evaluate(
    _ arguments: [Code.Argument], of symbol: Int32
  ) -> [String: ConstructionValue] {
    guard let parameters = members.parameters(of: symbol) else {
      let isEager = members.takesValues(symbol)
      for argument in arguments where isEager {
        if ["wrappedValue", "default"].contains(argument.label) { continue }
        if case .code(let code) = argument.value { _ = self.value(of: code) }
      }
      return [:]
    }
    var values: [String: ConstructionValue] = [:]
    var next = 0
    for argument in arguments {
      guard
        let index = parameters[next...].firstIndex(where: { $0.label == argument.label })
      else { continue }
      next = index + 1
      guard case .code(let code) = argument.value, !parameters[index].isLazy else { continue }
      let value = value(of: code)
      if value != .unknown { values[parameters[index].name] = value }
    }
    return values
  }

  private mutating func make(
    _ symbol: Int32, _ receiver: ConstructionValue?, _ base: Code?,
    _ values: [String: ConstructionValue], at token: Int
  ) -> ConstructionValue {
    let parent = facts.nominalParent(symbol)
    guard parent >= 0, facts.symbols.base[Int(parent)].kind.isNominal, facts.isDefined(symbol)
    else { return .unknown }
    let isDelegation =
      switch base {
      case .this?, .parent?: true
      default: false
      }
    if isDelegation {
      // `self.init` and `super.init` go on with the same instance.
      if let made = run(symbol, this, values, at: token) { this = made }
      return .unknown
    }
    let symbol = members.written(initializer: symbol)
    if facts.symbols.base[Int(symbol)].isImplicit {
      var fields: [Int32: ConstructionValue] = [:]
      for (name, value) in values {
        if let property = members.constant(name, of: parent) {
          fields[property] = stored(value, in: property)
        }
      }
      return construction.objects.value(.init(type: parent, fields: fields))
    }
    let blank = construction.objects.value(.init(type: parent, fields: [:]))
    return run(symbol, blank, values, at: token) ?? .unknown
  }

  private mutating func enter(
    _ symbol: Int32, this: ConstructionValue, _ values: [String: ConstructionValue], at token: Int
  ) -> ConstructionValue {
    guard this != .unknown || !values.isEmpty else { return .unknown }
    return run(symbol, this, values, at: token) ?? .unknown
  }

  private mutating func enter(_ frame: Construction.Frame, at token: Int) -> ConstructionValue {
    run(frame.symbol, frame.this, frame.arguments, at: token) ?? .unknown
  }

  /// Notes that a body runs, and gives what it returns; nil where it has no body.
  private mutating func run(
    _ symbol: Int32, _ this: ConstructionValue, _ values: [String: ConstructionValue],
    at token: Int
  ) -> ConstructionValue? {
    guard members.bodyRange(of: symbol) != nil,
      let target = construction.number(
        of: .init(symbol: symbol, this: this, arguments: values))
    else { return nil }
    guard isCertain else { return nil }
    edges.append(.init(target: target, file: file, token: token))
    if construction.neverReturns(symbol) { isCertain = false }
    return construction.result(of: target, for: number)
  }
}
