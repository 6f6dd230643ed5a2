extension Report {
  /// For every slice and each of its consumers: the needs, who provides, uses and forwards them.
  var coverageTable: String {
    let providing = rootsByProvider
    let consuming = Dictionary(
      consumers.flatMap { consumer in consumer.slices.map { ($0, [consumer]) } },
      uniquingKeysWith: +)
    return slices.map { slice in
      let consumers = consuming[slice.name, default: []]
      let tables = consumers.map { coverage(of: slice, in: $0, providing) }
      return
        (["\(slice.name) at \(slice.location)"]
        + (tables.isEmpty ? ["  no consumers"] : tables.flatMap { $0 }))
        .joined(separator: "\n")
    }.joined(separator: "\n\n")
  }

  private func coverage(
    of slice: Slice, in consumer: Consumer, _ providing: [String: String]
  ) -> [String] {
    let rows = slice.needs.map { need in
      let uses = consumer.uses.contains(need)
      let targets = consumer.forwards.filter { $0.needs.contains(need) }.map(\.to)
      return [
        need,
        providing[need] ?? "-",
        consumer.usePlaces[need].map(String.init(describing:)) ?? (uses ? "yes" : "-"),
        targets.isEmpty ? "-" : targets.joined(separator: ", "),
      ]
    }
    let table = TextTable(header: ["need", "provided by", "used at", "forwarded to"], rows: rows)
    return ["  \(consumer.name) at \(consumer.location)"] + table.lines(indentation: "    ")
  }

  /// The roots that provide each provider: those of the program by name, those of tests counted.
  private var rootsByProvider: [String: String] {
    var names: [String: [String]] = [:]
    var tests: [String: Int] = [:]
    for root in roots {
      for provider in root.provides {
        switch root.kind {
        case .app, .scope: names[provider, default: []].append(root.name)
        case .test: tests[provider, default: 0] += 1
        }
      }
    }
    for (provider, count) in tests {
      names[provider, default: []].append(count == 1 ? "1 test root" : "\(count) test roots")
    }
    return names.mapValues { $0.joined(separator: ", ") }
  }
}
