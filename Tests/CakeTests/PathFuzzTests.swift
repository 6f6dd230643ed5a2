import Foundation
import TestSupport
import Testing

/// Packages that are anywhere, are written in any of the ways the compiler takes, and are checked from
/// anywhere.
///
/// `LAYERCAKE_FUZZ=200 swift test --filter PathFuzzTests` tries that many.
@Suite(.timeLimit(.minutes(30)))
struct PathFuzzTests {
  private static let count =
    ProcessInfo.processInfo.environment["LAYERCAKE_FUZZ"].flatMap(Int.init) ?? 4

  @Test(arguments: 0..<count)
  func `Folder, letters, line ends and the place to stand make no difference`(
    seed: Int
  ) async throws {
    var dice = Dice(seed: seed)
    let (path, writing) = (dice.path(), Writing(&dice))
    let package = try await SmallPackage(
      ["App.swift": writing.written(SmallPackage.source)], at: path)
    let (place, operands) = stand(package, &dice)

    let check = try await package.cake(["check"] + operands, in: place)
    let context = "\(seed): \(path.debugDescription), \(writing), from \(place.path)"
    #expect(check.errors == "", "\(context)")
    #expect(check.status == 1, "\(context)")
    #expect(check.output.contains("App.swift:8:5: warning: "), "\(context)\n\(check.output)")

    let fix = try await package.cake(["fix", "--skip-build"] + operands, in: place)
    #expect(fix.status == 0, "\(context)\n\(fix.errors)")
    let fixed = writing.written(SmallPackage.fixed)
    #expect(try package.text() == fixed, "\(context)")
    try await package.git("checkout", "-q", ".")
    // The difference names files as seen from where the user stands.
    try package.write(fix.output, to: "changes.patch")
    let patch = package.folder.appending(path: "changes.patch").path
    let outcome = try await Compiler.run(["git", "apply", patch], in: place)
    #expect(outcome.succeeded, "\(context)\n\(outcome.output)")
    #expect(try package.text() == fixed, "\(context)\n\(fix.output)")
  }

  /// In the package, below it, or beside it.
  private func stand(_ package: SmallPackage, _ dice: inout Dice) -> (URL, [String]) {
    switch dice.roll(3) {
    case 0: (package.folder, [])
    case 1: (package.folder.appending(path: "Sources/App"), [])
    default: (package.scratch.url, [package.folder.path])
    }
  }
}

/// How a source is written: none of it changes what it says.
private struct Writing: CustomStringConvertible {
  let name: String
  let hasMark: Bool
  let lineEnd: String
  let endsInLine: Bool

  init(_ dice: inout Dice) {
    name = ["Model", "Mod\u{e8}le", "\u{6a21}\u{578b}", "\u{1F370}"][dice.roll(4)]
    hasMark = dice.roll(3) == 0
    lineEnd = dice.roll(3) == 0 ? "\r\n" : "\n"
    endsInLine = dice.roll(4) > 0
  }

  func written(_ text: String) -> String {
    var text = text.replacing("Model", with: name)
      .replacing("/// What the model needs.", with: "/// \u{dc}ber \u{1F469}\u{200D}\u{1F467}.")
    if !endsInLine { text.removeLast() }
    return (hasMark ? "\u{FEFF}" : "") + text.replacing("\n", with: lineEnd)
  }

  var description: String {
    "\(name), mark \(hasMark), \(lineEnd.debugDescription), last line \(endsInLine)"
  }
}

/// The same throws for the same seed.
private struct Dice {
  private var numbers: SplitMix

  init(seed: Int) { numbers = SplitMix(seed: UInt64(seed) &* 0xD134_2543_DE82_EF95) }

  mutating func roll(_ sides: Int) -> Int { numbers.below(sides) }

  /// One to three folders below another.
  mutating func path() -> String {
    "packages/"
      + (0...roll(3)).map { _ in
        let name = (0...roll(8)).map { _ in Self.pieces[roll(Self.pieces.count)] }.joined()
        return [".", ".."].contains(name) ? "x" : name
      }.joined(separator: "/")
  }

  private static let pieces: [String] = [
    "a", "Z", "0", " ", "-", ".", "_", "\u{e9}", "e\u{301}", "\u{301}", "\u{df}", "\u{130}",
    "\u{65e5}", "\u{d55c}", "\u{1112}\u{1161}", "\u{1F469}\u{200D}\u{1F467}", "\u{1F370}", "'",
    "\"", "`", "$HOME", "\\", "\n", "\t", "\r", "\u{7}", "#", "%", "%20", "?", "&", ";", "*", "[",
    "]",
    "{", "(", "|", "<", ">", "!", "~", "^", "=", ",", "@", "+", ":", "\u{200F}", "\u{202E}",
  ]
}
