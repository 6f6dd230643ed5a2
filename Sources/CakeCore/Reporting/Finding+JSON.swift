extension Finding {
  /// The finding as one JSON object; the rule's own keys stand beside the common ones.
  var value: JSONText {
    var members: [(key: String, value: JSONText)] = [
      ("rule", .string(rule.rawValue)), ("severity", .string(severity.rawValue)),
      ("message", .string(message)), ("location", location.value),
    ]
    for key in SubjectKey.allCases {
      switch subject[key] {
      case .name(let name): members.append((key.rawValue, .string(name)))
      case .names(let names): members.append((key.rawValue, .strings(names)))
      case nil: break
      }
    }
    members.append(("proof", .string(proof.rawValue)))
    members.append(("notes", .array(notes.map(\.value))))
    if let fix { members.append(("fix", fix.value)) }
    return .object(members)
  }
}

extension Finding.Note {
  fileprivate var value: JSONText {
    .object([("message", .string(message)), ("location", location.value)])
  }
}

extension Finding.Fix {
  fileprivate var value: JSONText {
    .object([
      ("applicability", .string(applicability.rawValue)), ("edits", .array(edits.map(\.value))),
    ])
  }
}

extension Finding.Fix.Edit {
  fileprivate var value: JSONText {
    .object([
      ("file", .string(file)), ("line", .number(line)), ("column", .number(column)),
      ("endLine", .number(endLine)), ("endColumn", .number(endColumn)),
      ("replacement", .string(replacement)),
    ])
  }
}
