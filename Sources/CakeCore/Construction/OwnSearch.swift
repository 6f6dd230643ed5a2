/// One way through the bodies that a value comes from, for what of a scope's own goes into it.
///
/// Unlike a run of the construction, it follows what may run as well: it asks what can go in.
struct OwnSearch {
  let values: OwnValues
  private let outer: [String: Code]
  private var reader: CodeReader
  var this: Ingredients = .scope
  private var locals: [String: Ingredients] = [:]
  /// What the initialiser that runs has given to properties so far.
  var fields: [Int32: Ingredients] = [:]
  /// The bodies that are being followed.
  private var open: Set<Int32> = []
  /// What is larger is not followed to its end.
  private var left = 4_000

  var construction: Construction { values.construction }
  var facts: Facts { values.facts }
  var members: Members { values.construction.members }

  /// - Parameter locals: What local names around the code stand for.
  init(_ values: OwnValues, _ reader: CodeReader, _ locals: [String: Code]) {
    self.values = values
    self.reader = reader
    outer = locals
  }

  /// Whether `self` is the scope.
  var isScope: Bool {
    this.shapes.contains { if case .scope = $0 { true } else { false } }
  }

  // MARK: - Bodies

  private struct Outcome {
    var result = Ingredients()
    /// Whether what stands behind may run.
    var goesOn = true
  }

  private mutating func run(_ steps: [Step]) -> Outcome {
    var outcome = Outcome()
    for step in steps {
      switch step {
      case .run(.call(of: .this?, let symbol, let arguments, _)),
        .run(.call(of: .parent?, let symbol, let arguments, _)):
        delegate(to: symbol, arguments)
      case .bind(let name, let code), .vary(let name, let code, _): locals[name] = value(of: code)
      case .assign(let property, let code): fields[property] = value(of: code)
      case .branches(let branches, let isExhaustive):
        let inner = run(branches, isExhaustive)
        outcome.result.add(inner.result)
        if !inner.goesOn { return .init(result: outcome.result, goesOn: false) }
      case .result(let code):
        outcome.result.add(value(of: code))
        return .init(result: outcome.result, goesOn: false)
      case .run, .stop: continue
      case .halt: return .init(result: outcome.result, goesOn: false)
      }
    }
    return outcome
  }

  private mutating func run(_ branches: [[Step]], _ isExhaustive: Bool) -> Outcome {
    let (outer, before) = (locals, fields)
    var result = Ingredients()
    var ends = isExhaustive ? [] : [(outer, before)]
    for branch in branches {
      (locals, fields) = (outer, before)
      let outcome = run(branch)
      result.add(outcome.result)
      if outcome.goesOn { ends.append((locals, fields)) }
    }
    (locals, fields) = (outer, before)
    for name in branches.varied {
      var value = Ingredients()
      for end in ends { value.add(end.0[name] ?? .init()) }
      locals[name] = value
    }
    for property in Set(ends.flatMap { $0.1.keys }) {
      var value = Ingredients()
      for end in ends { value.add(end.1[property] ?? .init()) }
      fields[property] = value
    }
    return .init(result: result, goesOn: !ends.isEmpty)
  }

  /// What a function's or a property's code gives for an instance.
  mutating func result(
    ofBody symbol: Int32, on instance: Ingredients, _ arguments: [String: Ingredients] = [:]
  ) -> Ingredients {
    follow(symbol, on: instance, arguments)?.result ?? .init()
  }

  /// Runs a body with its own names; nil if it runs already, or there is none.
  mutating func follow(
    _ symbol: Int32, on instance: Ingredients, _ arguments: [String: Ingredients]
  ) -> (result: Ingredients, fields: [Int32: Ingredients])? {
    guard left > 0, members.bodyRange(of: symbol) != nil, open.count < 32,
      open.insert(symbol).inserted
    else { return nil }
    let (oldReader, oldThis, oldLocals, oldFields) = (reader, this, locals, fields)
    (reader, this, locals, fields) = (
      construction.reader(of: symbol), instance, arguments, [:]
    )
    let outcome = run(construction.steps(of: symbol))
    let found = (outcome.result, fields)
    (reader, this, locals, fields) = (oldReader, oldThis, oldLocals, oldFields)
    open.remove(symbol)
    return found
  }

  private mutating func result(ofClosure brace: Int) -> Ingredients {
    let outer = locals
    defer { locals = outer }
    return run(reader.steps(ofClosure: brace)).result
  }

  // MARK: - Values

  mutating func value(of code: Code) -> Ingredients {
    left -= 1
    guard left > 0 else { return .init() }
    switch code {
    case .this: return this
    case .parent, .reference: return .init()
    case .local(let name):
      if let value = locals[name] { return value }
      // Only the code around the call has these names; a body that is followed has its own.
      return open.isEmpty ? outer[name].map { value(of: $0) } ?? .init() : .init()
    case .parts(let parts): return .container(parts.map { value(of: $0) })
    case .list(let parts):
      let elements = parts.map { value(of: $0) }
      let isParents = elements.contains(where: \.isParents)
      let isNothing = elements.allSatisfy(\.isNothing)
      return .init(shapes: isNothing ? [] : [.list(elements)], isParents: isParents)
    case .either(let codes):
      var found = Ingredients()
      for code in codes { found.add(value(of: code)) }
      return found
    case .tuple(let elements):
      var parts: [String: Ingredients] = [:]
      for (number, element) in elements.enumerated() {
        let value = value(of: element)
        parts["\(number)"] = value
        if element.label != "_" { parts[element.label] = value }
      }
      return .init(shapes: [.tuple(parts)])
    case .part(let base, let name): return value(of: base).element(name)
    case .attempt(let code, _): return value(of: code)
    case .member(let base, let symbol, _):
      switch base {
      case nil, .this?: return member(symbol, of: this)
      case .some(let base): return member(symbol, of: value(of: base))
      }
    case .block(let brace): return result(ofClosure: brace)
    case .call(let base, let symbol, let arguments, _):
      return call(symbol, of: base, arguments)
    }
  }

  mutating func value(of argument: Code.Argument) -> Ingredients {
    switch argument.value {
    case .code(let code): value(of: code)
    // Whatever it is called for, what it captures is there.
    case .closure(let brace): .container([result(ofClosure: brace)])
    }
  }

  /// What a property of a value has.
  private mutating func member(_ symbol: Int32, of value: Ingredients) -> Ingredients {
    var found = value.inEveryPart
    for shape in value.shapes {
      switch shape {
      case .scope: found.add(values.value(of: symbol, &self))
      case .made(let type, let fields, _):
        let one = Ingredients(shapes: [shape])
        guard let property = members.resolve(symbol, on: .unknown, type: type) else {
          if !facts.isDefined(symbol) { found.add(.container([one])) }
          continue
        }
        if members.bodyRange(of: property) != nil {
          found.add(result(ofBody: property, on: one))
        } else if isKept(property, type) {
          found.add(fields[property] ?? .init())
        }
      case .list where ["first", "last"].contains(facts.name(symbol)): continue
      case .container, .opaque, .list:
        if !facts.isDefined(symbol) { found.add(.init(shapes: [shape])) }
      case .tuple: continue
      }
    }
    return found
  }

  /// Whether a property still has what it was made with: an instance of a class may have got
  /// something else in the meantime.
  private func isKept(_ property: Int32, _ type: Int32) -> Bool {
    members.isConstant(property) || facts.symbols.base[Int(type)].kind == .struct
  }
}
