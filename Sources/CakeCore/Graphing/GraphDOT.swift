/// The roots and features of a program for graphviz: who hands to whom, who opens whom.
struct GraphDOT {
  let drawing: GraphDrawing

  var text: String {
    var lines = [
      "digraph cake {", "  rankdir=LR;", "  node [shape=box, fontname=\"Helvetica\", fontsize=11];",
      "  edge [fontname=\"Helvetica\", fontsize=9];",
    ]
    if let text = drawing.leftOutText { lines.append("  label=\(Self.quoted(text));") }
    for (number, cluster) in drawing.clusters.enumerated() {
      lines.append("  subgraph cluster_\(number) {")
      lines.append("    label=\(Self.quoted(cluster.module)); color=gray;")
      for node in cluster.nodes {
        lines.append("    \(node.id) [label=\(Self.quoted(node.label))\(Self.style(node.kind))];")
      }
      lines.append("  }")
    }
    for edge in drawing.edges {
      let label = edge.label.map { "label=\(Self.quoted($0)), " } ?? ""
      lines.append("  \(edge.from) -> \(edge.to) [\(label)style=\(Self.style(edge.kind))];")
    }
    return (lines + ["}"]).joined(separator: "\n") + "\n"
  }

  /// In double quotes, where only these and the backslash mean anything.
  private static func quoted(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      .replacing("\n", with: " ")
    return "\"\(escaped)\""
  }

  private static func style(_ kind: GraphDrawing.Node.Kind) -> String {
    switch kind {
    case .root: ", style=filled, fillcolor=\"#dbe7f5\""
    case .feature: ""
    case .provider: ", shape=ellipse"
    }
  }

  private static func style(_ kind: GraphDrawing.Edge.Kind) -> String {
    switch kind {
    case .hands, .uses: "solid"
    case .opens: "dashed"
    case .parent: "bold"
    case .forwards: "dotted"
    }
  }
}
