import BenchmarkSupport

/// What the tool should take at most, held against one run's figures.
struct ToolGoals {
  let packages: [PackageFigures]
  /// Seconds that clean debug builds of the tool took, if any were made.
  let buildTimes: Sample?

  var all: [Goal] {
    packages.flatMap(goals)
      + [
        linear,
        buildTimes.map {
          Goal(
            "a clean debug build of the tool", Figure($0, .seconds), atMost: 40,
            cause: "since this limit was set came proof, generated sources and edits of slices")
        },
      ]
      .compactMap(\.self)
  }

  private func goals(_ package: PackageFigures) -> [Goal] {
    let name = package.package.size
    let release = package.subject(PackageFigures.release)
    let debug = package.subject(PackageFigures.debug)
    let noOp = package.subject(PackageFigures.noOp)
    var goals = [
      Goal(
        "\(name): a check, to a build with nothing to do",
        Figure(release.wall.ratio(to: noOp.wall), .ratio), atMost: 1,
        cause:
          "such a build compares the dates of files, and most of its time is its start; a check "
          + "follows every value through all files, here \(package.occurrences) occurrences"),
      Goal(
        "\(name): a debug build of the tool, to a release build",
        Figure(debug.wall.ratio(to: release.wall), .ratio), atMost: 4,
        cause:
          "since this limit was set a debug build has become faster, but a release build more so: "
          + "the optimiser takes out copies and generic code that a debug build carries out"),
    ]
    switch name {
    case "small":
      goals.append(Goal("small: a check", Figure(release.wall, .seconds), atMost: 0.5))
      goals.append(Goal("small: memory", Figure(release.peakMemory, .bytes), atMost: 200e6))
    case "large":
      goals.append(Goal("large: a check", Figure(release.wall, .seconds), atMost: 5))
      goals.append(
        Goal(
          "large: a check without proof, ten files changed",
          Figure(package.subject(PackageFigures.changed).wall, .seconds), atMost: 1))
    default: break
    }
    return goals
  }

  /// Time per occurrence in the largest package, to that in the smallest.
  private var linear: Goal? {
    // What the start of a process takes is most of the time of less.
    let first = packages.first { $0.package.size == "small" } ?? packages.first
    guard let first, let last = packages.last, packages.count > 1 else { return nil }
    let wall = last.subject(PackageFigures.release).wall
      .ratio(to: first.subject(PackageFigures.release).wall)
    let size = Double(last.occurrences) / Double(first.occurrences)
    return Goal(
      "time per occurrence, \(last.package.size) to \(first.package.size)",
      Figure(Sample(wall.values.map { $0 / size }), .ratio), atMost: 1.2)
  }
}
