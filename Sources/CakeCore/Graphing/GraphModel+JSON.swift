extension GraphModel {
  /// The model for other programs: lists refer to one another by position, from zero.
  package var json: String { value.text }

  /// The same for a script in a page.
  var jsonInPage: String { value.textInPage }

  private var value: JSONText {
    .object(
      [
        ("graphVersion", .number(Self.schemaVersion)),
        (
          "tool",
          .object([
            ("name", .string(ToolVersion.name)), ("version", .string(ToolVersion.current)),
          ])
        ),
        ("medianWidth", .number(medianWidth)),
        ("providers", .array(providers.map(\.value))),
        ("features", .array(features.map(\.value))),
        ("roots", .array(roots.map(\.value))),
        ("slices", .array(slices.map(\.value))),
        ("handovers", .array(handovers.map(\.value))),
        ("modules", .array(modules.map(\.value))),
        ("findings", .array(findings.map(\.value))),
      ] + (change.map { [("change", $0.value)] } ?? [])
        + (leftOut.isEmpty ? [] : [("leftOut", .strings(leftOut))]))
  }
}

extension JSONText {
  fileprivate static func numbers(_ numbers: [Int]) -> JSONText {
    .array(numbers.map(JSONText.number))
  }
}

extension GraphModel.Provider {
  fileprivate var value: JSONText {
    .object([
      ("name", .string(name)), ("short", .string(short)), ("module", .string(module)),
      ("members", .strings(members)), ("kind", .string(isFactory ? "factory" : "value")),
      ("reach", .number(reach)), ("breaks", .array(breaks.map(\.value))), ("location", place.value),
    ])
  }
}

extension GraphModel.Feature {
  fileprivate var value: JSONText {
    .object(
      [
        ("name", .string(name)), ("short", .string(short)), ("module", .string(module)),
        ("kind", .string(isTest ? "test" : "app")), ("slices", .numbers(slices)),
        ("cells", .array(cells.map(\.value))), ("children", .numbers(children)),
      ] + (parent.map { [("parent", .number($0))] } ?? []) + [
        (
          "opens",
          .array(
            opens.map {
              .object([("feature", .number($0.feature)), ("provider", .number($0.provider))])
            })
        ),
        ("roots", .numbers(roots)), ("breaks", .array(breaks.map(\.value))),
        ("location", place.value),
      ])
  }
}

extension GraphModel.Cell {
  fileprivate var value: JSONText {
    .object([
      ("provider", .number(provider)), ("state", .string(state.rawValue)),
      (
        "uses", .array(uses.map(\.value))
      ),
      ("forwards", .array(forwards.map(\.value))),
    ])
  }
}

extension GraphModel.Use {
  fileprivate var value: JSONText {
    .object([("within", .string(within)), ("location", place.value)])
  }
}

extension GraphModel.Forward {
  fileprivate var value: JSONText {
    .object(
      [("to", .string(to))] + (feature.map { [("feature", .number($0))] } ?? [])
        + [("location", place.value)])
  }
}

extension GraphModel.Root {
  fileprivate var value: JSONText {
    .object(
      [
        ("name", .string(name)), ("short", .string(short)), ("module", .string(module)),
        ("purpose", .string(purpose.rawValue)), ("kind", .string(isScope ? "scope" : "root")),
      ] + (parent.map { [("parent", .number($0))] } ?? []) + [
        ("grants", .array(grants.map(\.value))), ("breaks", .array(breaks.map(\.value))),
        ("location", place.value),
      ])
  }
}

extension GraphModel.Grant {
  fileprivate var value: JSONText {
    .object(
      [("provider", .number(provider)), ("origin", .string(origin.rawValue))]
        + (lifetime.map { [("lifetime", .string($0.rawValue))] } ?? [])
        + [("features", .numbers(features)), ("location", place.value)])
  }
}

extension GraphModel.Slice {
  fileprivate var value: JSONText {
    .object([
      ("name", .string(name)), ("short", .string(short)), ("module", .string(module)),
      ("needs", .numbers(needs)), ("takers", .numbers(takers)),
      ("parts", .array(parts.map(JSONText.numbers))), ("breaks", .array(breaks.map(\.value))),
      ("location", place.value),
    ])
  }
}

extension GraphModel.Handover {
  fileprivate var value: JSONText {
    let giver: (String, JSONText) =
      switch from {
      case .root(let root): ("root", .number(root))
      case .feature(let feature): ("feature", .number(feature))
      }
    return .object([
      giver, ("to", .number(to)), ("slice", .number(slice)), ("location", place.value),
    ])
  }
}

extension GraphModel.Module {
  fileprivate var value: JSONText {
    .object([
      ("name", .string(name)), ("purpose", .string(purpose.rawValue)), ("files", .number(files)),
      ("dependents", .number(dependents)), ("dependentFiles", .number(dependentFiles)),
    ])
  }
}

extension GraphModel.Problem {
  fileprivate var value: JSONText {
    .object(
      [
        ("rule", .string(rule.rawValue)), ("severity", .string(severity.rawValue)),
        ("message", .string(message)), ("features", .numbers(features)),
        ("providers", .numbers(providers)), ("roots", .numbers(roots)),
        ("slices", .numbers(slices)),
      ] + (cause.map { [("cause", .number($0))] } ?? []) + [
        ("fix", .string(fix)),
        (
          "notes",
          .array(
            notes.map {
              .object([("message", .string($0.message)), ("location", $0.location.value)])
            })
        ),
        ("location", place.value),
      ])
  }
}

extension GraphModel.Change {
  fileprivate var value: JSONText {
    .object([
      ("base", .string(base)),
      (
        "features",
        .array(
          features.map { feature in
            .object(
              [("name", .string(feature.name))]
                + (feature.feature.map { [("feature", .number($0))] } ?? []) + [
                  ("kind", .string(feature.kind)), ("added", .strings(feature.added)),
                  ("removed", .strings(feature.removed)), ("before", .number(feature.before)),
                  ("after", .number(feature.after)),
                ])
          })
      ),
    ])
  }
}

extension GraphModel.Change.Feature {
  var kind: String { feature == nil ? "gone" : isNew ? "new" : "changed" }
}
