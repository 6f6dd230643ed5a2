/// What the oracle tries on a shape: the removals that must compile and those that must not.
struct ShapePlan: Sendable {
  typealias Mutation = ShapeMutations.Mutation

  let mutations: ShapeMutations
  /// Removals that must compile, with their names for a message.
  var removable: [(name: String, removals: Set<Mutation>)] = []
  /// Removals that must not.
  var required: [(name: String, removals: Set<Mutation>)] = []

  /// A marker on a line where nothing of that name can be removed.
  struct Misplaced: Error {
    let rule: String
    let name: String
    let path: String
    let line: Int
  }

  init(for shape: Shape) throws {
    mutations = ShapeMutations(of: shape)
    var advised: Set<Mutation> = []
    var redundant: Set<Mutation> = []
    for expectation in shape.expectations {
      guard let kind = Self.kinds[expectation.rule] else { continue }
      let kinds: Set = kind == .need ? [.need, .inclusion] : [kind]
      let found = mutations.all.last {
        kinds.contains($0.kind) && $0.line == expectation.line && $0.hasName(expectation.name)
          && shape.sources[$0.source].isFile(expectation.module, expectation.file)
      }
      guard let found else {
        throw Misplaced(
          rule: expectation.rule, name: expectation.name,
          path: "\(expectation.module)/\(expectation.file)", line: expectation.line)
      }
      advised.insert(found)
      if expectation.rule == "redundant-need" { redundant.insert(found) }
    }
    var permitted: Set<Mutation> = []
    for permission in shape.permissions {
      let found = mutations.all.last {
        $0.kind != .conformance && $0.line == permission.line && $0.hasName(permission.name)
          && shape.sources[$0.source].isFile(permission.module, permission.file)
      }
      guard let found else {
        throw Misplaced(
          rule: permission.reason.rawValue, name: permission.name,
          path: "\(permission.module)/\(permission.file)", line: permission.line)
      }
      permitted.insert(found)
      let name = "\(found.owner): \(found.name)"
      // What others bring, they may bring once what is advised has gone.
      removable.append(
        permission.reason == .included
          ? ("the advised and \(name)", advised.union([found])) : (name, [found]))
    }

    if !advised.isEmpty { removable.append(("everything advised", advised)) }
    plan(advised: advised, redundant: redundant, permitted: permitted)
  }

  private mutating func plan(
    advised: Set<Mutation>, redundant: Set<Mutation>, permitted: Set<Mutation>
  ) {
    // A need of a slice that goes as a whole is not judged by itself.
    let gone = advised.filter { $0.kind == .slice }
    let rest = mutations.all.filter { mutation in
      mutation.kind != .conformance && !advised.contains(mutation) && !permitted.contains(mutation)
        && !gone.contains(where: mutation.isPart)
        // Of two mentions in one slice either can go.
        && !advised.contains { $0.name == mutation.name && $0.isPart(of: mutation) }
        // So it is where one of them is an included slice's, whatever becomes of the other.
        && !(mutation.kind == .inclusion
          && redundant.union(permitted).contains { $0.isPart(of: mutation) })
    }
    for mutation in rest {
      // A slice one of whose needs cannot go is referred to: that need's turn shows it.
      if mutation.kind == .slice,
        rest.contains(where: { $0 != mutation && $0.isPart(of: mutation) })
      {
        continue
      }
      let name = "\(mutation.kind) \(mutation.owner): \(mutation.name)"
      // What goes only once another slice is smaller is part of the cascade, and must be marked. And
      // what can't go even then can't go before.
      if advised.contains(where: { !$0.isPart(of: mutation) && $0.canFree(mutation) }) {
        required.append(("the advised and \(name)", advised.union([mutation])))
      } else {
        required.append((name, [mutation]))
      }
    }
  }

  private static let kinds: [String: Mutation.Kind] = [
    "unused-need": .need, "redundant-need": .need, "unused-slice": .slice,
    "unused-provider": .conformance, "unneeded-double": .conformance,
  ]
}

extension ShapeMutations.Mutation {
  /// Whether the other may go when this is gone: a need is asked for by that provider's name.
  fileprivate func canFree(_ other: Self) -> Bool {
    kind == .slice || name == other.name || other.kind == .inclusion
  }

  /// Whether both change one declaration.
  fileprivate func isPart(of other: Self) -> Bool {
    source == other.source && declaration == other.declaration
  }

  /// Whether a marker's name, which can have enclosing types, means this.
  fileprivate func hasName(_ marked: String) -> Bool {
    switch kind {
    case .slice: name == marked
    case .need, .inclusion, .conformance:
      name.split(separator: ".").last == marked.split(separator: ".").last
    }
  }
}

extension Shape.Source {
  fileprivate func isFile(_ module: String, _ file: String) -> Bool {
    self.module == module && self.file == file
  }
}
