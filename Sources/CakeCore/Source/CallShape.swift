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

  /// Whether some call fits both.
  func overlaps(_ other: CallShape) -> Bool {
    Self.overlap(parameters[...], other.parameters[...])
  }

  private static func overlap(
    _ one: ArraySlice<Parameter>, _ other: ArraySlice<Parameter>
  ) -> Bool {
    if let first = one.first, first.canBeLeftOut, overlap(one.dropFirst(), other) { return true }
    if let first = other.first, first.canBeLeftOut, overlap(one, other.dropFirst()) { return true }
    guard let first = one.first, let second = other.first else {
      return one.isEmpty && other.isEmpty
    }
    guard first.label == second.label || first.isClosure && second.isClosure else { return false }
    return !(first.isVariadic && second.isVariadic)
      ? overlap(first.rest + one.dropFirst(), second.rest + other.dropFirst())
      : overlap(one.dropFirst(), other.dropFirst())
  }
}

extension CallShape.Parameter {
  /// What may still come for it once it has an argument: more without a label.
  fileprivate var rest: ArraySlice<Self> {
    isVariadic ? [Self(label: "_", canBeLeftOut: true, isVariadic: true)] : []
  }
}
