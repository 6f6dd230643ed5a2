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
    components().compactMap(smallest).map(rotated)
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
    let inside = Set(component)
    // A ring has one cycle; in anything else every cycle passes a node that it could be left by.
    let forks = component.filter { successors[$0].count(where: inside.contains) > 1 }
    let sources = (forks.isEmpty ? [component[0]] : forks).map { ($0, name($0)) }
      .sorted { ($0.1, $0.0) < ($1.1, $1.0) }
    var best: [Int]?
    var steps = 0
    for (source, _) in sources where best == nil || steps < Self.budget {
      let limit = best.map(\.count) ?? .max
      guard let cycle = shortest(through: source, inside, limit, &steps) else { continue }
      if best == nil || precedes(cycle, best!) { best = cycle }
    }
    return best
  }

  /// The shortest cycle through a node, if it has at most so many nodes.
  private func shortest(
    through source: Int, _ inside: Set<Int>, _ limit: Int, _ steps: inout Int
  ) -> [Int]? {
    var previous: [Int: Int] = [:]
    var level = [source]
    var length = 0
    while !level.isEmpty, length < limit {
      length += 1
      var next: [Int] = []
      for node in level {
        for successor in successors[node] where inside.contains(successor) {
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

  private func precedes(_ cycle: [Int], _ other: [Int]) -> Bool {
    if cycle.count != other.count { return cycle.count < other.count }
    return rotated(cycle).map(name).lexicographicallyPrecedes(rotated(other).map(name))
  }

  private func rotated(_ cycle: [Int]) -> [Int] {
    let names = cycle.map(name)
    let first = cycle.indices.min { (names[$0], cycle[$0]) < (names[$1], cycle[$1]) }!
    return Array(cycle[first...] + cycle[..<first])
  }
}
