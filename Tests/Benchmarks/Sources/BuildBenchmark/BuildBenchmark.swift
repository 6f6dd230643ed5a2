package import BenchmarkSupport
package import Foundation
import PackageGenerator

/// What building costs with slices, beside the same program with initialisers written by hand.
package struct BuildBenchmark {
  package var rounds = 3
  package var isQuick = false
  package var scratch: URL

  package init(scratch: URL) { self.scratch = scratch }

  package func run() throws -> Report.Part {
    var part = Report.Part(
      id: "build", title: "Build time", machine: try Machine.current(), isQuick: isQuick,
      rounds: rounds)
    let subjects = try builds()
    let typeChecks = try TypeCheckBenchmark(
      rounds: rounds, isQuick: isQuick, scratch: scratch
    ).run()
    part.tables = BuildEdit.allCases.map { table($0, subjects) } + typeChecks.tables
    part.goals = goals(subjects) + typeChecks.goals
    return part
  }

  /// Variant by variant in each round, so that what disturbs the machine disturbs all alike.
  private func builds() throws -> [BuildSubject] {
    var subjects = try BuildVariant.all(isQuick: isQuick).map {
      try BuildSubject($0, scratch: scratch)
    }
    for round in 1...rounds {
      for edit in BuildEdit.allCases {
        note("build time: round \(round) of \(rounds), \(edit.title.lowercased())")
        for index in subjects.indices { try subjects[index].perform(edit) }
      }
    }
    return subjects
  }

  private func table(_ edit: BuildEdit, _ subjects: [BuildSubject]) -> FigureTable {
    var table = FigureTable(
      id: "build-\(edit.rawValue)", title: edit.title, note: edit.note,
      columns: ["time", "to by hand", "processor time", "files compiled", "modules compiled"],
      spreadColumn: 0)
    for subject in subjects {
      let builds = subject.builds[edit]!
      table.add(
        subject.variant.name,
        [
          Figure(subject.times(edit), .seconds), Figure(ratio(edit, subject, subjects), .ratio),
          Figure(Sample(builds.map(\.processor)), .seconds),
          Figure(Sample(builds.map { Double($0.files.count) }), .count),
          Figure(Sample(builds.map { Double($0.modules.count) }), .count),
        ])
    }
    return table
  }

  /// To the program with initialisers of the same layout, round by round.
  private func ratio(
    _ edit: BuildEdit, _ subject: BuildSubject, _ subjects: [BuildSubject]
  ) -> Sample {
    let byHand = subjects.first {
      $0.variant.isByHand && $0.variant.layout == subject.variant.layout
    }!
    return subject.times(edit).ratio(to: byHand.times(edit))
  }

  private static let wideningCause =
    "the file that passes the root on is compiled beside the root's inheritance clause, which names "
    + "the slices of all features; the difference is that of one such file, whatever the edit"

  private func goals(_ subjects: [BuildSubject]) -> [Goal] {
    let slices = subjects.filter {
      !$0.variant.isByHand && $0.variant.options.placement == .interfaces
    }
    let ratios = slices.flatMap { subject in
      [BuildEdit.clean, .body, .widening, .provider].map { edit in
        Goal(
          "\(edit.title.lowercased()), \(subject.variant.name), to by hand",
          Figure(ratio(edit, subject, subjects), .ratio), atMost: 1.05,
          cause: edit == .widening ? Self.wideningCause : "")
      }
    }
    let strangers = slices.filter { $0.variant.options.modules > 1 }.map { subject in
      let counts = subject.builds[.provider]!.map {
        Double($0.modules.subtracting($0.changedModules).count)
      }
      return Goal(
        "adding a provider, modules compiled that don't name it", Figure(Sample(counts), .count),
        atMost: 0)
    }
    return ratios + strangers
  }
}

extension BuildSubject {
  fileprivate func times(_ edit: BuildEdit) -> Sample { Sample(builds[edit]!.map(\.seconds)) }
}
