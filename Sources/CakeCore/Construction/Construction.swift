/// Everything that is certain to run while the values of roots are made, and what each part of it
/// reads and calls.
///
/// A frame is one body that runs with what is known of its `self` and its arguments. Each is read
/// once more when something that it called turns out to return a value that can be followed.
final class Construction {
  struct Frame: Hashable {
    var symbol: Int32
    var this: ConstructionValue
    /// By the names that the parameters have inside.
    var arguments: [String: ConstructionValue] = [:]
  }

  struct Edge {
    var target: Int
    var file: Int
    var token: Int
  }

  /// A value that a root stores, read where something is made.
  struct Read {
    var root: Int
    var property: Int32
    var file: Int
    var token: Int
  }

  let program: Program
  let members: Members
  let slotCalls: SlotCalls
  var objects = ObjectTable()
  private(set) var frames: [Frame] = []
  private(set) var edges: [[Edge]] = []
  private(set) var starts: [Int] = []
  private(set) var reads: [[Read]] = []
  private var fills: [[Int: ConstructionValue]] = []
  private var numbers: [Frame: Int] = [:]
  private var results: [ConstructionValue] = []
  private var changes: [UInt8] = []
  private var dependents: [Set<Int>] = []
  private var pending: [Int] = []
  private var isPending: [Bool] = []
  private var bodies: [Int32: [Step]] = [:]
  /// The functions that are known to return, or not to.
  var ends: [Int32: Bool] = [:]
  /// More bodies than any program has in its wiring: what lies beyond is not followed.
  private static let limit = 200_000

  var catalog: Catalog { program.catalog }
  var facts: Facts { program.facts }

  init(_ program: Program) {
    self.program = program
    members = Members(program)
    slotCalls = SlotCalls(program, members)
    for root in program.catalog.roots.indices { start(root) }
    // What is kept counts also where nothing is provided; cycles are looked for from `starts` only.
    for body in slotCalls.bodies { _ = number(of: body) }
    while let next = pending.popLast() {
      isPending[next] = false
      run(next)
    }
  }

  private func start(_ root: Int) {
    guard catalog.roots[root].isOwn else { return }
    for symbol in members.providing(root).keys.sorted() {
      guard let body = members.body(of: symbol, on: .root(root), type: catalog.roots[root].symbol)
      else { continue }
      if let frame = number(of: Frame(symbol: body, this: .root(root))) { starts.append(frame) }
    }
  }

  /// The number of a frame that is looked at sooner or later; nil when there are too many.
  func number(of frame: Frame) -> Int? {
    if let number = numbers[frame] { return number }
    guard frames.count < Self.limit else { return nil }
    let number = frames.count
    numbers[frame] = number
    frames.append(frame)
    edges.append([])
    reads.append([])
    fills.append([:])
    results.append(.unknown)
    changes.append(0)
    dependents.append([])
    isPending.append(true)
    pending.append(number)
    return number
  }

  private func run(_ number: Int) {
    var run = FrameRun(self, number)
    let result = run.result()
    edges[number] = run.edges
    reads[number] = run.reads
    fills[number] = run.fills
    guard result != results[number], changes[number] < 4 else { return }
    // What goes on changing is not known.
    changes[number] += 1
    results[number] = changes[number] < 4 ? result : .unknown
    for other in dependents[number].sorted() where !isPending[other] {
      isPending[other] = true
      pending.append(other)
    }
  }

  /// What a frame returns, as far as that is known already; the caller is told of changes.
  func result(of frame: Int, for caller: Int) -> ConstructionValue {
    dependents[frame].insert(caller)
    return results[frame]
  }

  /// What a body that runs on a root itself returns.
  func result(of symbol: Int32, on root: Int) -> ConstructionValue {
    numbers[Frame(symbol: symbol, this: .root(root))].map { results[$0] } ?? .unknown
  }

  /// What a body that runs on a root itself fills a slot with, by the place of the slot's call.
  func fill(of symbol: Int32, on root: Int, at token: Int) -> ConstructionValue {
    numbers[Frame(symbol: symbol, this: .root(root))].flatMap { fills[$0][token] } ?? .unknown
  }

  /// The number of a body that runs on a root itself, if it does.
  func frame(of symbol: Int32, on root: Int) -> Int? {
    numbers[Frame(symbol: symbol, this: .root(root))]
  }

  /// The steps of a body, read once.
  func steps(of symbol: Int32) -> [Step] {
    if let known = bodies[symbol] { return known }
    var steps: [Step] = []
    if let range = members.bodyRange(of: symbol) {
      steps = reader(of: symbol).steps(in: range)
    }
    bodies[symbol] = steps
    return steps
  }

  /// The steps of a property that a root computes anew each time; nil for one that keeps something.
  func stepsOfComputed(_ property: Int32, on root: Int) -> [Step]? {
    let type = catalog.roots[root].symbol
    guard let answer = members.resolve(property, on: .root(root), type: type),
      let body = members.body(of: answer, on: .root(root), type: type),
      !members.modifiers(of: body).contains("lazy")
    else { return nil }
    return steps(of: body)
  }

  func reader(of symbol: Int32) -> CodeReader {
    CodeReader(facts, file: Int(facts.symbols.base[Int(symbol)].definitionFile), members)
  }

  /// The frames that are reached from a root's own bodies.
  func reached() -> [Bool] {
    var reached = Array(repeating: false, count: frames.count)
    var pending = starts
    while let next = pending.popLast() {
      if reached[next] { continue }
      reached[next] = true
      pending += edges[next].map(\.target)
    }
    return reached
  }
}

extension Program {
  /// What runs while the values of roots are made.
  var construction: Construction { once(Construction.init) }
}
