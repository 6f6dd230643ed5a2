import Foundation

/// Runs one of the programs, or all of them and compares.
@main
struct Migrations {
  static let usage = """
    usage: migrations [NAME before|after]

    Runs one program as it was before its migration or as it is after, or all of them and says
    whether both print the same. The names are \(Migration.all.map(\.name).joined(separator: ", ")).
    """

  static func main() async {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.isEmpty {
      exit(await compareAll() ? EXIT_SUCCESS : EXIT_FAILURE)
    } else if ["--help", "-h"].contains(arguments[0]) {
      print(usage)
    } else if let program = program(arguments) {
      print(await program())
    } else {
      FileHandle.standardError.write(Data("migrations: there is no such program\n\(usage)\n".utf8))
      exit(2)
    }
  }

  private static func program(_ arguments: [String]) -> (@Sendable () async -> String)? {
    guard arguments.count == 2,
      let migration = Migration.all.first(where: { $0.name == arguments[0] })
    else { return nil }
    return ["before": migration.before, "after": migration.after][arguments[1]]
  }

  /// Prints what each program prints, once if before and after agree; returns whether all do.
  private static func compareAll() async -> Bool {
    var agree = true
    for migration in Migration.all {
      let (before, after) = (await migration.before(), await migration.after())
      if before == after {
        show("\(migration.name), before and after", before)
      } else {
        agree = false
        show("\(migration.name), before", before)
        show("\(migration.name), after", after)
      }
    }
    return agree
  }

  private static func show(_ title: String, _ output: String) {
    print("\(title):\n  \(output.replacing("\n", with: "\n  "))")
  }
}
