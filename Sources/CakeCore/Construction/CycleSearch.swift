/// Finds the smallest cycle in each strongly connected part of a graph.
///
/// Nothing here calls itself, so a path of any length takes memory and no stack.
struct CycleSearch {
  let successors: [[Int]]
  /// What a node counts as where two cycles are equally long; nodes with the same text are told
  /// apart by their numbers.
  let name: (Int) -> String
  /// So many steps are spent on finding smaller cycles in one part before the best one so far is
  /// taken.
  private static let budget = 2_000_000

  init(_ successors: [[Int]], name: @escaping (Int) -> String) {
    self.successors = successors
    self.name = name
  }

  /// One cycle for each part, as the nodes along it, the first one by name in front.
  func cycles() -> [[Int]] {
    components().compactMap(smallest)
  }

  /// The parts that hold a cycle, each sorted, by Tarjan's algorithm.
  func components() -> [[Int]] {
    var found: [[Int]] = []
    var index = Array(repeating: -1, count: successors.count)
    var low = index
    var isOpen = Array(repeating: false, count: successors.count)
    var open: [Int] = []
    var path: [(node: Int, next: Int)] = []
    var count = 0
    for start in successors.indices where index[start] < 0 {
      path.append((start, 0))
      while let (node, next) = path.last {
        if next == 0 {
          index[node] = count
          low[node] = count
          count += 1
          open.append(node)
          isOpen[node] = true
        }
        if next < successors[node].count {
          path[path.count - 1].next += 1
          let successor = successors[node][next]
          if index[successor] < 0 {
            path.append((successor, 0))
          } else if isOpen[successor] {
            low[node] = min(low[node], index[successor])
          }
          continue
        }
        path.removeLast()
        if let parent = path.last?.node { low[parent] = min(low[parent], low[node]) }
        guard low[node] == index[node] else { continue }
        var component: [Int] = []
        repeat {
          component.append(open.removeLast())
          isOpen[component[component.count - 1]] = false
        } while component[component.count - 1] != node
        if component.count > 1 || successors[node].contains(node) {
          found.append(component.sorted())
        }
      }
    }
    return found.sorted { $0[0] < $1[0] }
  }

  private func smallest(in component: [Int]) -> [Int]? {
    let graph = Part(component, of: self)
    // A ring has one cycle; in anything else every cycle passes a node that it could be left by.
    let forks = graph.successors.indices.filter { graph.successors[$0].count > 1 }
    var best: [Int]?
    var steps = 0
    for source in forks.isEmpty ? [0] : forks where best == nil || steps < Self.budget {
      let limit = best.map(\.count) ?? .max
      guard let found = graph.shortest(through: source, limit, &steps) else { continue }
      let cycle = Self.rotated(found)
      if best.map({ Self.precedes(cycle, $0) }) ?? true { best = cycle }
    }
    return best.map { $0.map { graph.nodes[$0] } }
  }

  private static func precedes(_ cycle: [Int], _ other: [Int]) -> Bool {
    cycle.count == other.count ? cycle.lexicographicallyPrecedes(other) : cycle.count < other.count
  }

  /// The same cycle from its first node on.
  private static func rotated(_ cycle: [Int]) -> [Int] {
    let first = cycle.indices.min { cycle[$0] < cycle[$1] }!
    return Array(cycle[first...] + cycle[..<first])
  }
}

/// One part of a graph, its nodes numbered anew in the order of their names.
private struct Part {
  let nodes: [Int]
  let successors: [[Int]]

  init(_ component: [Int], of search: CycleSearch) {
    nodes = component.map { ($0, search.name($0)) }.sorted { ($0.1, $0.0) < ($1.1, $1.0) }.map(\.0)
    let numbers = Dictionary(uniqueKeysWithValues: nodes.enumerated().map { ($1, $0) })
    successors = nodes.map { node in
      Set(search.successors[node].compactMap { numbers[$0] }).sorted()
    }
  }

  /// The shortest cycle through a node if it has at most so many nodes, of several the first.
  func shortest(through source: Int, _ limit: Int, _ steps: inout Int) -> [Int]? {
    var previous: [Int: Int] = [:]
    var level = [source]
    var length = 0
    while !level.isEmpty, length < limit {
      length += 1
      var next: [Int] = []
      for node in level {
        for successor in successors[node] {
          steps += 1
          if successor == source {
            var cycle = [node]
            while cycle[cycle.count - 1] != source {
              cycle.append(previous[cycle[cycle.count - 1]]!)
            }
            return cycle.reversed()
          }
          if previous[successor] == nil {
            previous[successor] = node
            next.append(successor)
          }
        }
      }
      level = next
    }
    return nil
  }
}
