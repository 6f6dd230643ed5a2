import Foundation
import Testing

/// That `cake fix` never costs anybody a line.
@Suite struct FixSafetyTests {
  @Test func `A file changed since the build is not touched`() async throws {
    let package = try await SmallPackage()
    _ = try await package.cake("check")
    try package.write(SmallPackage.source + "// later\n", to: "Sources/App/App.swift")
    let result = try await package.cake("fix", "--skip-build", "--allow-dirty")
    #expect(result.errors.hasPrefix("error: a file is newer than the index store: "))
    #expect(result.status == 2)
    #expect(try package.text() == SmallPackage.source + "// later\n")
  }

  @Test func `A fix that is killed leaves whole files`() async throws {
    let package = try await SmallPackage()
    try package.onBuild(
      "grep -q OldDependencies Sources/App/App.swift || { kill -KILL $PPID; exit 1; }")
    #expect(try await package.cake("fix").wasStopped)
    #expect(try package.text() == SmallPackage.fixed)
    #expect(try package.sources == ["App", "App/App.swift"])
  }

  @Test func `A fix that is interrupted tells what it has changed before`() async throws {
    let package = try await SmallPackage()
    // The first round takes the last needs away, and what these leave is the second's.
    let left = "protocol HasMail { var mail: Int { get } }\n"
    let source = SmallPackage.source.replacing("HasClock\n", with: "HasClock & HasMail\n") + left
    try package.write(source, to: "Sources/App/App.swift")
    try await package.commit()
    try package.onBuild(
      "grep -q HasMail Sources/App/App.swift || { kill -INT $PPID; exit 1; }")
    let result = try await package.cake("fix")
    #expect(result.errors.hasPrefix("error: stopped by signal 2; "), "\(result.errors)")
    #expect(result.status == 130 && !result.wasStopped)
    #expect(try package.text() == SmallPackage.fixed + left)
    #expect(result.output.contains("\n-  HasClock & HasMail\n"))
    #expect(!result.output.contains("-protocol HasMail"))
  }

  @Test func `A link that leads out of the package is not followed`() async throws {
    let package = try await SmallPackage()
    let outside = package.scratch.url.appending(path: "outside/App.swift")
    let link = package.folder.appending(path: "Sources/App/App.swift")
    try package.scratch.write(SmallPackage.source, to: "outside/App.swift")
    try FileManager.default.removeItem(at: link)
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: outside)
    try await package.commit()
    let result = try await package.cake("fix")
    #expect(
      result.errors.contains(
        "\nSources/App/App.swift:8:5: note: not fixed: the file is a link to '\(outside.path)', "
          + "outside of the package\n"), "\(result.errors)")
    #expect(result.status == 1 && result.output == "")
    #expect(try String(contentsOf: outside, encoding: .utf8) == SmallPackage.source)
  }

  @Test func `A link inside the package is followed, and the real file is named`() async throws {
    let package = try await SmallPackage()
    try package.write(SmallPackage.source, to: "Shared/Real.swift")
    let link = package.folder.appending(path: "Sources/App/App.swift")
    try FileManager.default.removeItem(at: link)
    try FileManager.default.createSymbolicLink(
      atPath: link.path, withDestinationPath: "../../Shared/Real.swift")
    try await package.commit()
    // Git has the link as it is, and another text of the file.
    try package.write(SmallPackage.source + "// mine\n", to: "Shared/Real.swift")
    let dirty = try await package.cake("fix")
    #expect(
      dirty.errors.hasPrefix(
        "error: a file to fix has changes that are not committed: 'Shared/Real.swift'\n"))
    try await package.git("checkout", "-q", ".")
    let result = try await package.cake("fix")
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.hasPrefix("--- a/Shared/Real.swift\n"))
    #expect(try package.text("Shared/Real.swift") == SmallPackage.fixed)
  }

  @Test func `What git says is passed on`() async throws {
    let package = try await SmallPackage()
    let git = package.scratch.url.appending(path: "bin/git")
    try package.scratch.write(
      """
      #!/bin/sh
      echo "fatal: detected dubious ownership in repository at '/r'" >&2
      echo "  git config --global --add safe.directory /r" >&2
      exit 128

      """, to: "bin/git", permissions: 0o755)
    let result = try await package.cake("fix")
    #expect(
      result.errors == """
        fatal: detected dubious ownership in repository at '/r'
          git config --global --add safe.directory /r
        error: git can't tell what of '.' is committed
        note: tell git that the repository can be trusted, as it says above

        """)
    let diff = try await package.cake("diff", "main")
    #expect(diff.errors.contains("safe.directory /r\nerror: git can't look for 'main'\n"))
    #expect(result.status == 2 && diff.status == 2)
    try FileManager.default.removeItem(at: git)
    try await package.commitNothing()
    let clone = package.scratch.url.appending(path: "clone")
    try await package.git(
      "clone", "-q", "--depth=1", "file://\(package.folder.path)/..", clone.path)
    let shallow = try await Tool.run(
      ["diff", "HEAD~1", "--skip-build"], in: clone.appending(path: "small"))
    #expect(
      shallow.errors.hasSuffix(
        "note: the clone is shallow: fetch more of it ('git fetch --unshallow', or 'fetch-depth: 0')\n"
      ), "\(shallow.errors)")
  }

  @Test func `A build that passes over a change is made again, and proves nothing`() async throws {
    let package = try await SmallPackage()
    // Every second build does nothing, as if it had not seen what changed since the last.
    try package.onBuild(
      "if [ -e \"$out/odd\" ]; then rm \"$out/odd\"; exit 0; fi; touch \"$out/odd\"")
    #expect(try await package.cake("check").output.contains("'ModelDependencies' does not need"))
    try package.write(
      SmallPackage.source + "typealias More = HasClock\n", to: "Sources/App/App.swift")
    let check = try await package.cake("check")
    #expect(check.errors == "" && check.output.contains("nothing refers to 'More'"))
    #expect(try package.builds == 3)
    let fix = try await package.cake("fix", "--skip-build", "--allow-dirty")
    #expect(fix.status == 0, "\(fix.errors)")
    #expect(try package.text() == SmallPackage.fixed)
    #expect(try package.builds == 5)
    try package.onBuild("[ -e \"$out/index\" ] && exit 0")
    try package.write(SmallPackage.source, to: "Sources/App/App.swift")
    let never = try await package.cake("check")
    #expect(
      never.errors == """
        error: a file is newer than the index store: 'Sources/App/App.swift'
        note: build again ('swift build --build-tests')

        """)
    #expect(never.status == 2)
  }

  @Test func `No build passes over what is written right after the last one`() async throws {
    let package = try await SmallPackage()
    // As SwiftPM's does: what has the time of what it built, in whole seconds, has not changed.
    try package.onBuild(
      """
      second=$(date -r Sources/App/App.swift +%s)
      if [ "$second" = "$(cat "$out/second" 2>/dev/null)" ]; then
        cmp -s Sources/App/App.swift "$out/built" || echo passed over >> "$out/passed"
        exit 0
      fi
      echo "$second" > "$out/second"
      cp Sources/App/App.swift "$out/built"
      """)
    for _ in 1...2 {
      let fixed = try await package.cake("fix", "--allow-dirty")
      #expect(fixed.status == 0, "\(fixed.errors)")
      #expect(try package.text() == SmallPackage.fixed)
      let passed = package.folder.appending(path: ".build/debug/passed").path
      #expect(!FileManager.default.fileExists(atPath: passed))
      // What git writes in the second of a build is passed over as well.
      try await Task.sleep(for: .seconds(1))
      try await package.git("checkout", "-q", ".")
    }
  }

  @Test func `A link that fails is no verdict until everything is compiled again`() async throws {
    let package = try await SmallPackage([
      "App.swift": SmallPackage.source, "Other.swift": "let other = 1\n",
    ])
    let missing = """
      echo "Other.swift:1: error: undefined reference to 's3App5ModelV'"
      echo 'clang: error: linker command failed with exit code 1 (use -v to see invocation)'
      """
    // The file that no fix changes is not compiled again unless it is newer than the last link.
    try package.onBuild(
      """
      if ! grep -q OldDependencies Sources/App/App.swift; then
        [ Sources/App/Other.swift -nt "$out/linked" ] || { \(missing); exit 1; }
      fi
      touch "$out/linked"
      """)
    let fixed = try await package.cake("fix")
    #expect(fixed.status == 0, "\(fixed.errors)")
    #expect(fixed.errors.contains("nothing but linking failed: all sources are compiled again\n"))
    #expect(try package.text() == SmallPackage.fixed)

    try await package.git("checkout", "-q", ".")
    try package.onBuild(
      "grep -q OldDependencies Sources/App/App.swift || { \(missing); exit 1; }")
    let refused = try await package.cake("fix")
    #expect(refused.errors.contains("note: taken back: the package does not build without it\n"))
    #expect(try package.text().contains("OldDependencies") && refused.status == 1)

    try await package.git("checkout", "-q", ".")
    try package.onBuild("\(missing); exit 1")
    let check = try await package.cake("check")
    #expect(
      check.errors.hasSuffix(
        """
        error: the package does not build
        note: only linking failed: a build can pass over what a change reaches; see whether it links \
        after a clean one ('swift package clean')

        """), "\(check.errors)")

    let before = try package.modified("Sources/App/Other.swift")
    try package.onBuild(
      """
      grep -q OldDependencies Sources/App/App.swift || {
        echo 'Other.swift:1:5: error: cannot find type in scope'; \(missing); exit 1
      }
      """)
    #expect(try await package.cake("fix").status == 1)
    #expect(try package.modified("Sources/App/Other.swift") == before)
  }

  @Test func `Nothing that a refused build compiled of other files passes for current`()
    async throws
  {
    let package = try await SmallPackage([
      "App.swift": SmallPackage.source, "Other.swift": "let other = 1\n",
    ])
    // The file that no fix changes is compiled before the error of the other one stops the build.
    try package.onBuild(
      """
      if grep -q OldDependencies Sources/App/App.swift; then
        if [ -e "$out.yaml" ] && [ -e "$out/objects/Other.o" ]; then touch "$out/passed"; fi
        rm -f "$out.yaml"
      else
        touch "$out/objects/Other.o"
        cat > "$out.yaml" <<END
          inputs: ["$PWD/Sources/App/App.swift","$PWD/Sources/App/Other.swift"]
          outputs: ["$out/objects/App.o","$out/objects/Other.o"]
          args: ["swiftc","-module-name","App"]
      END
        echo 'App.swift:1:1: error: refused'
        exit 1
      fi
      """)
    let refused = try await package.cake("fix")
    #expect(refused.status == 1, "\(refused.errors)")
    #expect(refused.errors.contains("note: taken back: the package does not build without it\n"))
    let passed = package.folder.appending(path: ".build/debug/passed").path
    #expect(!FileManager.default.fileExists(atPath: passed))
  }

  @Test func `A file that somebody else writes to meanwhile keeps what they wrote`() async throws {
    let package = try await SmallPackage()
    try package.onBuild(
      """
      if ! grep -q OldDependencies Sources/App/App.swift; then
        echo '// theirs' >> Sources/App/App.swift
        exit 1
      fi
      """)
    let result = try await package.cake("fix")
    #expect(
      result.errors.hasPrefix("error: 'Sources/App/App.swift' was changed by somebody else"))
    #expect(try package.text() == SmallPackage.fixed + "// theirs\n")
  }

  @Test func `A package that does not build is not touched`() async throws {
    let package = try await SmallPackage()
    try package.onBuild("exit 1")
    let result = try await package.cake("fix")
    #expect(result.errors.hasSuffix("error: the package does not build\n") && result.status == 2)
    #expect(try package.text() == SmallPackage.source)
    #expect(try package.builds == 1)
  }
}
