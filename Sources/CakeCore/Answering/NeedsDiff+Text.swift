/// The formats of `cake diff`, by the names that `--format` takes.
package enum DiffFormat: String, CaseIterable, Sendable {
  case text
  case markdown

  /// Renders a comparison with what the user calls the base.
  package func render(_ diff: NeedsDiff, base: String) -> String {
    switch self {
    case .text: diff.text(base: base)
    case .markdown: diff.markdown(base: base)
    }
  }
}

extension NeedsDiff {
  fileprivate func text(base: String) -> String {
    guard !features.isEmpty else { return "no feature needs anything else than in '\(base)'\n" }
    let changes = features.map { feature in
      [feature.name, feature.changes { $0 } + (feature.remark.map { "  (\($0))" } ?? "")]
    }
    let reach = providers.map { [$0.name, "\($0.before) → \($0.after)"] }
    return
      (["\(headline) than in '\(base)'", ""]
      + TextTable(rows: changes).lines(indentation: "  ")
      + ["", "features that each provider reaches"]
      + TextTable(rows: reach).lines(indentation: "  "))
      .joined(separator: "\n") + "\n"
  }

  fileprivate func markdown(base: String) -> String {
    guard !features.isEmpty else {
      return "No feature needs anything else than in \(Self.code(base)).\n"
    }
    var lines = ["**\(headline) than in \(Self.code(base))**", ""]
    lines += ["| feature | needs | |", "|---|---|---|"]
    for feature in features {
      let changes = feature.changes(Self.code)
      lines.append("| \(Self.code(feature.name)) | \(changes) | \(feature.remark ?? "") |")
    }
    lines += ["", "| provider | features before | after |", "|---|--:|--:|"]
    for provider in providers {
      lines.append("| \(Self.code(provider.name)) | \(provider.before) | \(provider.after) |")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private var headline: String {
    features.count == 1
      ? "1 feature needs something else" : "\(features.count) features need something else"
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
    }
  }
}
