/// The formats of `cake diff`, by the names that `--format` takes.
package enum DiffFormat: String, CaseIterable, Sendable {
  case text
  case json
  case markdown

  /// Renders a comparison with what the user calls the base.
  package func render(_ diff: NeedsDiff, base: String) -> String {
    switch self {
    case .text: diff.shortened.text(base: base)
    case .json: diff.json(base: base)
    case .markdown: diff.shortened.markdown(base: base)
    }
  }
}

extension NeedsDiff {
  fileprivate func text(base: String) -> String {
    guard !features.isEmpty else { return "no feature needs anything else than in '\(base)'\n" }
    let changes = features.map { feature in
      [
        feature.name,
        [feature.changes { $0 }, feature.remark.map { "(\($0))" } ?? ""].filter { !$0.isEmpty }
          .joined(separator: "  "),
      ]
    }
    let reach = providers.map { [$0.name, "\($0.before) → \($0.after)"] }
    return
      (["\(headline) than in '\(base)'", ""]
      + TextTable(rows: changes).lines(indentation: "  ")
      + (reach.isEmpty ? [] : ["", "features that each provider reaches"])
      + TextTable(rows: reach).lines(indentation: "  "))
      .joined(separator: "\n") + "\n"
  }

  fileprivate func markdown(base: String) -> String {
    guard !features.isEmpty else {
      return "No feature needs anything else than in \(Self.code(base)).\n"
    }
    let start = headline.prefix(1).uppercased() + headline.dropFirst()
    var lines = ["**\(start) than in \(Self.code(base))**", ""]
    lines += ["| feature | needs | |", "|---|---|---|"]
    for feature in features {
      let changes = feature.changes(Self.code)
      lines.append("| \(Self.code(feature.name)) | \(changes) | \(feature.remark ?? "") |")
    }
    if !providers.isEmpty {
      lines += ["", "| provider | features before | after |", "|---|--:|--:|"]
    }
    for provider in providers {
      lines.append("| \(Self.code(provider.name)) | \(provider.before) | \(provider.after) |")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private var headline: String {
    switch features.count(where: { !($0.added + $0.removed).isEmpty }) {
    case 0: "no feature needs anything else"
    case 1: "1 feature needs something else"
    case let count: "\(count) features need something else"
    }
  }

  /// As code inside a table, whatever is in a name.
  private static func code(_ name: String) -> String {
    let name = name.replacing("|", with: "\\|")
    return name.contains("`") ? "`` \(name) ``" : "`\(name)`"
  }
}

extension NeedsDiff.Feature {
  /// `+HasPayments −HasClock`
  fileprivate func changes(_ written: (String) -> String) -> String {
    (added.map { "+" + written($0) } + removed.map { "−" + written($0) }).joined(separator: " ")
  }

  fileprivate var remark: String? {
    switch kind {
    case .changed: nil
    case .new: "new"
    case .gone: "gone"
    case .renamed(let name): "was \(name)"
    }
  }
}

extension NeedsDiff {
  /// For other programs: keys never change their meaning within one version of the schema.
  fileprivate func json(base: String) -> String {
    JSONText.object([
      ("schemaVersion", .number(Report.schemaVersion)),
      ("base", .string(base)),
      (
        "features",
        .array(
          features.map { feature in
            .object(
              [("name", .string(feature.name)), ("change", .string(feature.change))]
                + (feature.formerName.map { [("from", .string($0))] } ?? [])
                + [("added", .strings(feature.added)), ("removed", .strings(feature.removed))])
          })
      ),
      (
        "providers",
        .array(
          providers.map {
            .object([
              ("name", .string($0.name)), ("before", .number($0.before)),
              ("after", .number($0.after)),
            ])
          })
      ),
    ]).text
  }
}

extension NeedsDiff.Feature {
  fileprivate var change: String {
    switch kind {
    case .changed: "changed"
    case .new: "new"
    case .gone: "gone"
    case .renamed: "renamed"
    }
  }

  fileprivate var formerName: String? {
    if case .renamed(let name) = kind { name } else { nil }
  }
}
