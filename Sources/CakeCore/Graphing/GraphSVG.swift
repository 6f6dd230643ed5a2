/// The coverage of a program as one picture that stands alone.
struct GraphSVG {
  private let model: GraphModel
  private let rows: [CoverageRows.Row]
  private let roots: [Int]
  private let name = 250
  private let column = 26
  private let row = 20
  private let head = 130

  init(_ model: GraphModel) {
    self.model = model
    rows = CoverageRows(model).rows
    roots = model.rootsInOrder
  }

  private var width: Int { name + column * model.providers.count + 110 }
  private var changed: [Int: GraphModel.Change.Feature] {
    Dictionary(
      (model.change?.features ?? []).compactMap { change in change.feature.map { ($0, change) } },
      uniquingKeysWith: { first, _ in first })
  }

  var text: String {
    let top = head + 24
    let height = top + row * (rows.count + roots.count) + 96
    var markup = Markup()
    markup.element(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "viewBox": "0 0 \(width) \(height)",
        "width": "\(width)", "height": "\(height)", "role": "img",
        "font-family": "ui-sans-serif, system-ui, Helvetica, Arial, sans-serif", "font-size": "12",
      ]
    ) { svg in
      svg.element("title", text: title)
      svg.element("style") { $0.writeRaw(Self.style) }
      svg.element("rect", ["class": "paper", "width": "100%", "height": "100%"])
      svg.element("text", ["x": "10", "y": "22", "class": "title"], text: title)
      drawColumns(&svg, top, height - 90)
      for (index, row) in rows.enumerated() { draw(row, &svg, at: top + self.row * index) }
      for (index, root) in roots.enumerated() {
        draw(root: root, &svg, at: top + row * (rows.count + index) + 12)
      }
      drawLegend(&svg, at: height - 46)
    }
    return markup.text
  }

  private var title: String {
    guard let change = model.change else { return "Coverage" }
    let count = change.features.count
    return
      "\(count) feature\(count == 1 ? " needs" : "s need") something else than in \(change.base)"
  }

  private func drawColumns(_ svg: inout Markup, _ top: Int, _ bottom: Int) {
    var module: String?
    for (index, provider) in model.providers.enumerated() {
      let x = name + column * index
      if provider.module != module {
        module = provider.module
        svg.element(
          "line",
          ["x1": "\(x)", "x2": "\(x)", "y1": "\(head - 96)", "y2": "\(bottom)", "class": "rule"])
      }
      svg.element(
        "text",
        [
          "transform": "translate(\(x + 17) \(head + 14)) rotate(-55)", "class": "head",
        ],
        text: provider.short)
    }
    svg.element(
      "text", ["x": "\(width - 12)", "y": "\(head + 14)", "class": "total"], text: "width")
  }

  private func draw(_ row: CoverageRows.Row, _ svg: inout Markup, at y: Int) {
    let feature = model.features[row.feature]
    let change = changed[row.feature]
    svg.element(
      "text",
      ["x": "\(10 + 14 * row.depth)", "y": "\(y + 14)", "class": change == nil ? "" : "more"],
      text: feature.short)
    for cell in feature.cells {
      let name = model.providers[cell.provider].name
      let isAdded = change?.added.contains(name) == true
      sign(
        cell.state.sign, "\(cell.state)", column: cell.provider, y, isAdded ? "added" : nil, &svg)
    }
    for name in change?.removed ?? [] {
      guard let provider = model.providers.firstIndex(where: { $0.name == name }) else { continue }
      sign("−", "dropped", column: provider, y, "gone", &svg)
    }
    let width = change.map { "\($0.before) → \($0.after)" } ?? "\(feature.cells.count)"
    svg.element(
      "text", ["x": "\(self.width - 12)", "y": "\(y + 14)", "class": "total"], text: width)
  }

  private func sign(
    _ sign: String, _ kind: String, column index: Int, _ y: Int, _ frame: String?,
    _ svg: inout Markup
  ) {
    let x = name + column * index
    if let frame {
      svg.element(
        "rect",
        [
          "x": "\(x + 2)", "y": "\(y + 1)", "width": "\(column - 4)", "height": "\(row - 2)",
          "rx": "3", "class": frame,
        ])
    }
    svg.element(
      "text", ["x": "\(x + column / 2)", "y": "\(y + 14)", "class": "sign \(kind)"], text: sign)
  }

  private func draw(root index: Int, _ svg: inout Markup, at y: Int) {
    let root = model.roots[index]
    let kind = root.purpose == .app ? (root.isScope ? "scope" : "app") : "\(root.purpose)"
    svg.element(
      "text", ["x": "\(root.parent == nil ? 10 : 24)", "y": "\(y + 14)", "class": "root"],
      text: root.short)
    svg.element("text", ["x": "\(width - 12)", "y": "\(y + 14)", "class": "total"], text: kind)
    for grant in root.grants { sign(grant.sign, "grant", column: grant.provider, y, nil, &svg) }
  }

  private func drawLegend(_ svg: inout Markup, at y: Int) {
    var legend = ["● used", "→ handed on", "· kept for another", "○ unused", "✗ missing"]
    legend += ["■ makes", "↑ from its parent"]
    if model.change != nil { legend += ["framed: added", "−: dropped"] }
    svg.element(
      "text", ["x": "10", "y": "\(y)", "class": "quiet"], text: legend.joined(separator: " \u{A0} ")
    )
    let gone = (model.change?.features ?? []).filter { $0.feature == nil }.map(\.name)
    var rest = gone.isEmpty ? [] : ["gone: \(gone.joined(separator: ", "))"]
    if let text = model.leftOutText { rest.append(text) }
    svg.element(
      "text", ["x": "10", "y": "\(y + 20)", "class": "quiet"], text: rest.joined(separator: "; "))
  }

  private static let style = """
    .paper{fill:#fff}text{fill:#1b1f24}.title{font-size:15px;font-weight:600}
    .head{font-size:11px}.rule{stroke:#d5dae0}.sign{text-anchor:middle;font-size:13px}
    .used,.grant{fill:#1f5fa8}.forwarded{fill:#6b7685}.kept{fill:#98a1ac}
    .unused{fill:#a15c00}.missing,.dropped{fill:#b3261e}.total,.quiet{fill:#5c6672}
    .total{font-size:11px;text-anchor:end}.quiet{font-size:11px}.more{font-weight:600}
    .added{fill:#d7f0dd;stroke:#2c7a46}.gone{fill:#fbe0dd;stroke:#b3261e}.root{font-style:italic}
    @media (prefers-color-scheme:dark){.paper{fill:#14181d}text{fill:#e4e8ec}.rule{stroke:#333c46}
    .used,.grant{fill:#7db4f0}.forwarded{fill:#9aa5b1}.kept{fill:#707a86}.unused{fill:#e5a550}
    .missing,.dropped{fill:#ff8a80}.total,.quiet{fill:#9aa5b1}.added{fill:#1d3a27}
    .gone{fill:#46201d}}
    """
}
