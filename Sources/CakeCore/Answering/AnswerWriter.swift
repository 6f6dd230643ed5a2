/// Writes answers from a program and the findings about it.
struct AnswerWriter {
  let program: Program
  var findings: [Finding]
  var hidden = Report.Hidden()
  /// What the compiler refused to let go.
  var kept: [Report.Proof.Kept] = []
  let chains: Chains
  private let parts: [RootPart]
  var catalog: Catalog { program.catalog }

  init(program: Program, findings: [Finding]) {
    self.program = program
    self.findings = findings
    chains = Chains(program)
    parts = RootPart.all(in: program)
  }

  func answer(about entry: Names.Entry) -> Answer {
    var answer = Answer(subject: entry.title, place: entry.place)
    for meaning in entry.meanings {
      switch meaning {
      case .provider(let provider): write(provider: provider, to: &answer)
      case .slice(let slice): write(slice: slice, to: &answer)
      case .root(let root): write(root: root, to: &answer)
      case .consumer(let consumer): write(consumer: consumer, to: &answer)
      }
    }
    let names = names(of: entry)
    answer.add("findings", findingLines { !names.isDisjoint(with: $0.subjectNames) })
    // Needs say it where they stand.
    let others = kept.filter {
      $0.finding.rule != .unusedNeed && !names.isDisjoint(with: $0.finding.subjectNames)
    }
    answer.add("kept by proof", others.flatMap { lines(of: $0) })
    return answer
  }

  /// The answer about one need of a slice.
  func answer(about provider: Int, in slice: Int) -> Answer {
    let needs = catalog.slices[slice]
    var answer = Answer(
      subject: "need '\(catalog.providers[provider].name)' of slice '\(needs.name)'",
      place: needs.place)
    let isLive = program.liveness.isLive(catalog.node(slice: slice), provider)
    let isKept =
      isLive || comesWithNeed(provider, slice) || refused(provider, slice) != nil
    answer.add(
      isKept ? "what keeps it" : "nothing keeps it",
      need(provider, of: slice, depth: 0))
    answer.add("used at", uses(of: provider, on: catalog.node(slice: slice)))
    if isLive {
      let takers = program.consumersOfSlice[slice].map { program.consumers[$0].symbol }
      answer.add("shortest way from a root", way(to: Set(takers), with: provider))
    }
    answer.add(
      "findings",
      findingLines {
        concerns($0, provider, slice) || !isKept && concernsWhatBrings($0, provider, slice)
      })
    return answer
  }

  private func write(provider: Int, to answer: inout Answer) {
    answer.add("provided by", grants(of: provider))
    let slices = catalog.slices.indices.filter {
      catalog.slices[$0].isOwn && catalog.slices[$0].needs.contains(provider)
    }
    answer.add(
      "needed by",
      slices.isEmpty
        ? [.init(place: nil, text: "no slice")]
        : slices.flatMap { slice in
          [
            Answer.Line(
              place: term(provider, of: slice)?.place ?? catalog.slices[slice].place,
              text: "slice '\(catalog.slices[slice].name)'\(through(provider, slice))")
          ] + need(provider, of: slice, depth: 1)
        })
    answer.add("used at", uses(of: provider, on: nil))
    let users = program.consumers.indices.filter {
      program.dealings(of: $0).uses[provider] != nil
    }.map { program.consumers[$0].symbol }
    answer.add("shortest way from a root", way(to: Set(users), with: provider))
  }

  private func write(slice: Int, to answer: inout Answer) {
    let node = catalog.slices[slice]
    answer.add(
      "needs",
      sorted(node.needs).flatMap { provider in
        [
          Answer.Line(
            place: term(provider, of: slice)?.place ?? node.place,
            text: "'\(catalog.providers[provider].name)'\(through(provider, slice))")
        ] + need(provider, of: slice, depth: 1)
      })
    let takers = program.consumersOfSlice[slice].map { program.consumers[$0] }
    answer.add("taken by", takers.map { .init(place: $0.place, text: "consumer '\($0.name)'") })
    answer.add(
      "provided whole by",
      catalog.roots.indices.filter { node.needs.isSubset(of: catalog.roots[$0].provides) }
        .map {
          .init(
            place: catalog.roots[$0].place, text: "\(title(ofRoot: $0)) '\(catalog.roots[$0].name)'"
          )
        })
    answer.add("shortest way from a root", way(to: Set(takers.map(\.symbol)), with: nil))
  }

  /// `app root`, `development root`
  func title(ofRoot root: Int) -> String { parts[root].title(of: catalog.roots[root]) }

  private func write(root number: Int, to answer: inout Answer) {
    let root = catalog.roots[number]
    answer.add("kind", [.init(place: nil, text: title(ofRoot: number))])
    answer.add("parent", parent(of: number).map { [$0] } ?? [])
    answer.add(
      "provides",
      root.grants.sorted { ($0.place, $0.provider) < ($1.place, $1.provider) }.map { grant in
        let slice = grant.slice.map { ", through slice '\(catalog.slices[$0].name)'" } ?? ""
        return .init(
          place: grant.place, text: "'\(catalog.providers[grant.provider].name)'\(slice)")
      })
    answer.add("handed to", chains.steps(from: root.symbol).map { line(of: $0) })
  }

  private func write(consumer number: Int, to answer: inout Answer) {
    let consumer = program.consumers[number]
    answer.add(
      "takes",
      consumer.slices.sorted().map {
        .init(place: catalog.slices[$0].place, text: "slice '\(catalog.slices[$0].name)'")
      })
    answer.add(
      "uses",
      sorted(Set(program.dealings(of: number).uses.keys)).flatMap { provider in
        UsePlaces(program).uses(of: provider)
          .filter { program.enclosingConsumer($0.unit) == consumer.symbol }
          .map { use in
            .init(place: use.place, text: "'\(catalog.providers[provider].name)'\(within(use))")
          }
      })
    answer.add("hands on to", chains.steps(from: consumer.symbol).map { line(of: $0) })
    answer.add("shortest way from a root", way(to: [consumer.symbol], with: nil))
  }
}
