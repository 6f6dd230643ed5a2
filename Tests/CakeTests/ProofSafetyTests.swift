import Foundation
import TestSupport
import Testing

/// Proofs that are killed, that find no room, and whose files somebody else changes meanwhile.
@Suite(.serialized) struct ProofSafetyTests {
  /// Who is ended at which compiler, and how.
  private static let ends: [(moment: Int, process: String, signal: String, status: Int32?)] = [
    (1, "$tool", "TERM", 143), (2, "$PPID", "KILL", 137), (3, "$tool", "KILL", nil),
    (4, "$tool", "INT", 130), (5, "$tool", "QUIT", 131), (6, "$tool", "KILL", nil),
    (7, "$PPID", "KILL", 137),
  ]

  @Test func `Killed at any moment a proof keeps no wrong verdict and touches nothing`()
    async throws
  {
    let package = try await PlannedPackage.fresh()
    let whole = try await package.check()
    #expect(whole.output.contains(PlannedPackage.warning))
    #expect(whole.errors == "proved 1 of 2 removals by compiling 2 modules\n")
    let known = Set(package.verdicts)
    let before = try package.dates()
    for (moment, process, signal, status) in Self.ends {
      try package.forget()
      // Half of them while the compiler runs.
      let delay = moment % 2 == 0 ? "sleep 0.05; " : ""
      try package.onCompile(moment, "(\(delay)kill -\(signal) \(process)) &")
      let result = try await package.check()
      #expect(result.status == status ?? SIGKILL, "\(moment) \(result.errors)")
      #expect(result.wasStopped == (status == nil))
      #expect(result.output == "", "\(moment)")
      #expect(known.isSuperset(of: package.verdicts), "\(moment)")
      #expect(try package.dates() == before)
      guard process == "$tool" else { continue }
      // Whoever was started by what was killed takes its copies away itself, a little later.
      for _ in 0..<100 where package.hasCopies { try await Task.sleep(for: .milliseconds(50)) }
      #expect(!package.hasCopies, "\(moment)")
    }
    try package.onCompile()
    let again = try await package.check()
    #expect(again.output == whole.output)
    #expect(Set(package.verdicts) == known)
    #expect(!package.hasCopies)
    #expect(try package.dates() == before)
  }

  @Test func `A compiler that crashes on some removals does not end the proof of the others`()
    async throws
  {
    let package = try await PlannedPackage.fresh()
    let whole = try await package.check()
    // The first compilers only find out what is worth a look.
    for moment in 1...4 {
      try package.forget()
      try package.onCompile(moment, "echo 'Stack dump:' >&2; kill -ABRT $$")
      let result = try await package.check()
      #expect(result.output == whole.output, "\(moment) \(result.errors)")
      #expect(result.errors.hasPrefix("proved 1 of 2 removals"), "\(moment) \(result.errors)")
    }
    // A full disk says nothing of the removal.
    var ends = 0
    for moment in 1...4 {
      try package.forget()
      try package.onCompile(
        moment, "echo 'LLVM ERROR: No space left on device. Stack dump:' >&2; kill -ABRT $$")
      ends += try await package.check().errors.contains("did not come to an end") ? 1 : 0
    }
    #expect(ends > 0)
  }

  @Test func `Compilers leave nothing in the temporary folder, interrupted ones neither`()
    async throws
  {
    let package = try await PlannedPackage.fresh()
    let temporary = try package.scratch.folder("temporary")
    for action in ["", "(kill -INT $tool) &", "(kill -TERM $tool) &"] {
      try package.forget()
      try package.onCompile(2, action)
      let result = try await Tool.run(
        ["check", "--skip-build"], in: package.folder, environment: ["TMPDIR": temporary.path])
      #expect(result.status == (action == "" ? 1 : action.contains("INT") ? 130 : 143))
      #expect(try FileManager.default.contentsOfDirectory(atPath: temporary.path) == [])
    }
  }

  @Test func `A verdict is about what stands in a file of arguments`() async throws {
    let package = try await PlannedPackage.fresh()
    let plan = try package.scratch.text("planned/.build/debug.yaml")
    defer { try? package.scratch.write(plan, to: "planned/.build/debug.yaml") }
    try package.scratch.write(
      plan.replacing(#""-parse-as-library""#, with: #""@more.flags","@not-there""#),
      to: "planned/.build/debug.yaml")
    var costs: [String] = []
    for (flags, header) in [
      ("-DONE", "one"), ("-DONE", "one"), ("-D TWO", "one"), ("-D TWO", "one"), ("-D TWO", "two"),
    ] {
      // A path is one from where the package is, wherever the tool is called.
      try package.scratch.write(
        "-parse-as-library -import-objc-header own.h\n@'own flags'", to: "planned/more.flags")
      try package.scratch.write(flags, to: "planned/own flags")
      try package.scratch.write("// \(header)\n", to: "planned/own.h")
      let result = try await Tool.run(
        ["check", "--skip-build", "planned"], in: package.scratch.url)
      #expect(result.output.contains("does not need 'HasCache'"))
      costs.append(result.errors)
    }
    let proved = "proved 1 of 2 removals by compiling 2 modules\n"
    #expect(costs == [proved, "", proved, "", proved])
  }

  /// Where files can be mounted without being anybody special: not everywhere on Linux, nowhere else.
  static let canMount = Result {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["unshare", "-Urm", "mount", "-t", "tmpfs", "none", "/mnt"]
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus == 0
  }

  /// From no room for a copy to none for the last index, no room for file names, and no writing.
  @Test(
    .enabled(if: (try? canMount.get()) == true),
    arguments: ["size=4k", "size=40k", "size=72k", "nr_inodes=20", "ro"])
  func `On a disk that is full or read-only nothing is proved and no verdict kept`(disk: String)
    async throws
  {
    let package = try await PlannedPackage.fresh()
    let before = try package.dates()
    let own = package.folder.appending(path: ".build/cake")
    try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
    let result = try await Compiler.run(
      [
        "unshare", "-Urm", "sh", "-c",
        """
        mount -t tmpfs -o \(disk) none '\(own.path)' || exit 99
        '\(Tool.path)' check --skip-build; echo "code $?"; ls -A '\(own.path)'
        """,
      ], in: package.folder)
    #expect(result.output.contains("note: nothing was proved by the compiler: "))
    #expect(result.output.contains("no findings\n"))
    // Nothing is left in it.
    #expect(result.output.hasSuffix("code 0\n"), "\(result.output)")
    #expect(try package.dates() == before)
  }

  @Test func `Where a file is in the way of its folder nothing is proved`() async throws {
    let package = try await PlannedPackage.fresh()
    try package.scratch.write("mine", to: "planned/.build/cake")
    let result = try await package.check()
    #expect(result.errors.hasPrefix("note: nothing was proved by the compiler: '"))
    #expect(result.errors.contains("/.build/cake/"))
    #expect(result.output.hasSuffix("no findings\n"))
    #expect(try package.scratch.text("planned/.build/cake") == "mine")
  }

  @Test(arguments: [
    ("Sources/Core/Core.swift", "echo '// more' >> Sources/Core/Core.swift"),
    ("Sources/App/App.swift", "touch Sources/App/App.swift"),
    ("Core.swift", "touch .build/cake/*/*/Core.swift"),
    ("Core.swiftmodule", "rm -f .build/cake/*/interfaces/*/Core.swiftmodule"),
  ])
  func `What is changed while it proves ends the proof`(file: String, change: String) async throws {
    let package = try await PlannedPackage.fresh()
    try package.onCompile(3, "cd '\(package.folder.path)'; \(change)")
    let result = try await package.check()
    #expect(result.errors.contains("\(file)' was changed meanwhile"), "\(result.errors)")
    #expect(!result.output.contains("warning: "))
    #expect(package.verdicts == [])
    #expect(!package.hasCopies)
  }

  @Test func `An error in making a short interface is none of a removal's`() async throws {
    let package = try await PlannedPackage.fresh()
    try package.onCompile(1, "echo 'Core.swift:1:1: error: made up'; exit 1")
    let result = try await package.check()
    #expect(result.output.contains(PlannedPackage.warning))
    #expect(result.errors == "proved 1 of 2 removals by compiling 2 modules\n")
  }

  @Test func `A baseline loses nothing that was not judged this time`() async throws {
    let package = try await PlannedPackage.fresh()
    let written = try await package.check("--write-baseline", "../known.json")
    #expect(written.errors.hasPrefix("'../known.json' has 1 finding\n"), "\(written.errors)")
    let before = try package.scratch.text("known.json")
    // Every compiler fails: what one fails at is tried once more.
    let failing = "rmdir '\(package.scratch.url.path)/moments.over'; exit 3"
    for arguments in [["--write-baseline", "../known.json"], ["--baseline", "../known.json"]] {
      for more in [[], ["--no-proof"]] {
        try package.forget()
        try package.onCompile(1, failing)
        let result = try await package.check(arguments + more)
        #expect(!result.errors.contains("fewer"), "\(result.errors)")
        #expect(result.output.hasSuffix("\nno findings\n"), "\(result.output)")
        #expect(try package.scratch.text("known.json") == before)
      }
    }
    try package.onCompile()
    let known = try await package.check("--baseline", "../known.json")
    #expect(known.output.hasSuffix("\nno findings; 1 in the baseline\n"), "\(known.output)")
  }

  @Test func `Two checks at a time prove the same, and leave no copies`() async throws {
    let package = try await PlannedPackage.fresh()
    async let other = package.check("--format", "json")
    let one = try await package.check("--format", "json")
    #expect(try await other.output == one.output)
    #expect(one.output.contains(#""proof": "compiled""#) && one.status == 1)
    #expect(package.verdicts.count > 1 && !package.hasCopies)
    #expect(try await package.check("--format", "json").output == one.output)
  }

  @Test(arguments: ["1", "3"])
  func `How many compilers run at a time changes nothing that is said`(jobs: String) async throws {
    let package = try await PlannedPackage.fresh()
    let result = try await package.check("--jobs", jobs)
    #expect(result.output.contains(PlannedPackage.warning))
    #expect(result.errors == "proved 1 of 2 removals by compiling 2 modules\n")
  }

  @Test func `A terminal that takes no control sequences gets none`() async throws {
    let package = try await PlannedPackage.fresh()
    let terminal = try Terminal()
    _ = try await Tool.run(
      ["check", "--skip-build"], in: package.folder, environment: ["TERM": "dumb"],
      output: package.scratch.file("output"), errors: terminal.output)
    #expect(try terminal.text() == "proved 1 of 2 removals by compiling 2 modules\r\n")
  }

  @Test func `On a terminal the progress is one line that goes again`() async throws {
    let package = try await PlannedPackage.fresh()
    let terminal = try Terminal()
    let end = try await Tool.run(
      ["check", "--skip-build"], in: package.folder, environment: ["TERM": "xterm"],
      output: package.scratch.file("output"), errors: terminal.output)
    #expect(end.status == 1)
    let text = try terminal.text()
    let shown = text.matches(of: /proving: compilation ([0-9]+) of ([0-9]+)/)
    #expect(shown.count > 2)
    #expect(shown.map { Int($0.1) } == shown.indices.map { $0 + 1 })
    #expect(shown.allSatisfy { Int($0.1)! <= Int($0.2)! })
    // Each begins where the last one began, and what stays begins there as well.
    #expect(text.ranges(of: "\r\u{1B}[Kproving: ").count == shown.count)
    #expect(!text.dropLast(1).contains("\n"))
    #expect(
      text.hasSuffix("\r\u{1B}[Kproved 1 of 2 removals by compiling 2 modules\r\n"), "\(text)")
  }
}
