/// The roots and features of a program as a Mermaid flowchart, which code-hosting sites draw.
struct GraphMermaid {
  let drawing: GraphDrawing

  var text: String {
    var lines = ["flowchart LR"]
    if let text = drawing.leftOutText { lines.append("  %% \(Self.plain(text))") }
    for (number, cluster) in drawing.clusters.enumerated() {
      lines.append("  subgraph m\(number)[\"\(Self.escaped(cluster.module))\"]")
      for node in cluster.nodes { lines.append("    \(node.id)\(Self.shape(node))") }
      lines.append("  end")
    }
    for edge in drawing.edges {
      let label = edge.label.map { "|\"\(Self.escaped($0))\"|" } ?? ""
      lines.append("  \(edge.from) \(Self.arrow(edge.kind))\(label) \(edge.to)")
    }
    if let text = drawing.leftOutText { lines.append("  rest[\"\(Self.escaped(text))\"]:::rest") }
    lines.append("  classDef root fill:#dbe7f5,stroke:#5b7fa6,color:#111")
    lines.append("  classDef rest fill:none,stroke:none")
    return lines.joined(separator: "\n") + "\n"
  }

  private static func shape(_ node: GraphDrawing.Node) -> String {
    switch node.kind {
    case .root: "[\"\(escaped(node.label))\"]:::root"
    case .feature: "[\"\(escaped(node.label))\"]"
    case .provider: "([\"\(escaped(node.label))\"])"
    }
  }

  private static func arrow(_ kind: GraphDrawing.Edge.Kind) -> String {
    switch kind {
    case .hands, .uses: "-->"
    case .opens, .forwards: "-.->"
    case .parent: "==>"
    }
  }

  /// By the numbers of characters, Mermaid's own way: only letters, digits and a few others stay.
  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      let isPlain =
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        || " ._-,:()".unicodeScalars.contains(scalar)
      return isPlain ? String(scalar) : "#\(scalar.value);"
    }.joined()
  }

  /// For a comment: one line.
  private static func plain(_ text: String) -> String { text.replacing("\n", with: " ") }
}
