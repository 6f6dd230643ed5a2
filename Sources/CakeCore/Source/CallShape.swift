/// What calls a declaration takes, by how many arguments and labels: what can be left out is, and a
/// closure may stand behind the parentheses, where its label goes.
struct CallShape {
  struct Parameter {
    var label: String
    var canBeLeftOut = false
    var isVariadic = false
    var isClosure = false
  }

  var parameters: [Parameter]

  /// Whether some call fits both.
  func overlaps(_ other: CallShape) -> Bool {
    var seen: Set<Turn> = []
    var pending = [Turn()]
    while let turn = pending.popLast() {
      guard seen.insert(turn).inserted else { continue }
      let (first, second) = (parameter(at: turn.own), other.parameter(at: turn.others))
      if first == nil, second == nil { return true }
      if first?.canBeLeftOut == true {
        pending.append(Turn(own: turn.own.next, others: turn.others))
      }
      if second?.canBeLeftOut == true {
        pending.append(Turn(own: turn.own, others: turn.others.next))
      }
      guard let first, let second,
        first.label == second.label || first.isClosure && second.isClosure
      else { continue }
      pending.append(
        Turn(
          own: first.isVariadic ? turn.own.more : turn.own.next,
          others: second.isVariadic ? turn.others.more : turn.others.next))
    }
    return false
  }

  /// How far the parameters of both have been given something. There are few of these, however many
  /// ways lead to each.
  private struct Turn: Hashable {
    var own = Position()
    var others = Position()
  }

  private struct Position: Hashable {
    var index = 0
    /// Whether a variadic parameter has an argument: more may come, without a label.
    var hasSome = false

    var next: Position { Position(index: index + 1) }
    var more: Position { Position(index: index, hasSome: true) }
  }

  private func parameter(at position: Position) -> Parameter? {
    guard parameters.indices.contains(position.index) else { return nil }
    return position.hasSome
      ? Parameter(label: "_", canBeLeftOut: true, isVariadic: true) : parameters[position.index]
  }
}

extension CallShape {
  /// The shape of a function of a full name, `title(_:width:)`, by the text of its parameters.
  init?(name: String, _ text: DeclarationText?, _ source: SourceText) {
    guard let open = name.lastIndex(of: "("), name.hasSuffix(")"), let text else { return nil }
    let labels = name[name.index(after: open)...].dropLast()
      .split(separator: ":", omittingEmptySubsequences: true).map(String.init)
    guard labels.count == text.parameters.count else { return nil }
    parameters = zip(labels, text.parameters).map { label, parameter in
      let isVariadic = source.matches(parameter.type.upperBound - 1, "...")
      return Parameter(
        label: label, canBeLeftOut: parameter.hasDefault || isVariadic, isVariadic: isVariadic,
        isClosure: parameter.type.contains { source.matches($0, "->") })
    }
  }
}
