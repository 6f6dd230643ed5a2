/// Nodes and edges of a picture that another program lays out.
///
/// Around one thing providers are nodes as well; of a whole program they would be a hairball.
struct GraphDrawing {
  struct Node {
    enum Kind { case root, feature, provider }

    var id: String
    var label: String
    var kind: Kind
  }

  struct Cluster {
    var module: String
    var nodes: [Node]
  }

  struct Edge: Hashable {
    enum Kind: Hashable { case hands, opens, parent, uses, forwards }

    var from: String
    var to: String
    var kind: Kind
    var label: String?
  }

  private(set) var clusters: [Cluster] = []
  private(set) var edges: [Edge] = []
  private var known: Set<Edge> = []
  let leftOutText: String?

  init(_ model: GraphModel, withProviders: Bool) {
    var leftOut = model.leftOut
    if !withProviders, !model.providers.isEmpty {
      leftOut.removeAll { $0.contains("provider") }
      leftOut.append("the providers ('--around NAME' shows them)")
    }
    leftOutText = leftOut.isEmpty ? nil : "left out: \(leftOut.joined(separator: ", "))"
    addNodes(model, withProviders)
    addEdges(model, withProviders)
  }

  private mutating func addNodes(_ model: GraphModel, _ hasProviders: Bool) {
    var nodes: [String: [Node]] = [:]
    for (index, root) in model.roots.enumerated() {
      let kind = root.isScope ? "scope" : root.purpose == .app ? "root" : "\(root.purpose) root"
      nodes[root.module, default: []].append(
        Node(id: "r\(index)", label: "\(root.short) (\(kind))", kind: .root))
    }
    for (index, feature) in model.features.enumerated() {
      nodes[feature.module, default: []].append(
        Node(id: "f\(index)", label: feature.short, kind: .feature))
    }
    if hasProviders {
      for (index, provider) in model.providers.enumerated() {
        nodes[provider.module, default: []].append(
          Node(id: "p\(index)", label: provider.short, kind: .provider))
      }
    }
    clusters = nodes.keys.sorted().map { Cluster(module: $0, nodes: nodes[$0]!) }
  }

  private mutating func addEdges(_ model: GraphModel, _ hasProviders: Bool) {
    for (index, root) in model.roots.enumerated() {
      if let parent = root.parent { add("r\(parent)", "r\(index)", .parent, "parent of") }
    }
    for handover in model.handovers {
      switch handover.from {
      case .root(let root): add("r\(root)", "f\(handover.to)", .hands)
      case .feature(let feature): add("f\(feature)", "f\(handover.to)", .hands)
      }
    }
    for (index, feature) in model.features.enumerated() {
      for opening in feature.opens { add("f\(index)", "f\(opening.feature)", .opens, "opens") }
      guard hasProviders else { continue }
      for cell in feature.cells {
        switch cell.state {
        case .used: add("f\(index)", "p\(cell.provider)", .uses)
        case .forwarded: add("f\(index)", "p\(cell.provider)", .forwards)
        case .kept, .unused, .missing: break
        }
      }
    }
  }

  private mutating func add(
    _ from: String, _ to: String, _ kind: Edge.Kind, _ label: String? = nil
  ) {
    let edge = Edge(from: from, to: to, kind: kind, label: label)
    if known.insert(edge).inserted { edges.append(edge) }
  }
}
