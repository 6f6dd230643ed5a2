import Foundation

/// What the compiler said of modules before, by all that it was told then.
///
/// A verdict is never changed, only forgotten; a file that is damaged is as good as none.
struct VerdictCache {
  enum Verdict: Equatable {
    /// It compiles, and every name means what it meant.
    case holds
    /// It does not compile, or some name means something else now; the sentences that say so.
    case fails([String])
  }

  private let file: String
  private var known: [String: Verdict] = [:]
  private var order: [String] = []
  private var used: Set<String> = []
  private var isNew = false
  private static let header = "cake verdicts 4, \(ToolVersion.current)"
  /// Those of the last checks; older ones are about texts that are gone.
  private static let most = 20_000

  init(file: String) {
    self.file = file
    guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { return }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    guard lines.popFirst() == Self.header[...], lines.popLast() == "",
      let end = lines.popLast(), end == "end \(lines.count)"
    else { return }
    for line in lines {
      let parts = line.split(separator: " ", maxSplits: 1)
      guard parts.count == 2, parts[0].count == 32, let verdict = Verdict(text: parts[1]) else {
        known = [:]
        order = []
        return
      }
      known[String(parts[0])] = verdict
      order.append(String(parts[0]))
    }
  }

  subscript(key: ContentHash) -> Verdict? {
    mutating get {
      let text = key.text
      guard let verdict = known[text] else { return nil }
      used.insert(text)
      return verdict
    }
    set {
      let text = key.text
      if known.updateValue(newValue!, forKey: text) == nil { order.append(text) }
      used.insert(text)
      isNew = true
    }
  }

  /// Writes what is new, by way of a folder that goes. What can't be written is asked again next time.
  func save(by folder: String) {
    guard isNew else { return }
    let kept = (order.filter { !used.contains($0) } + order.filter(used.contains)).suffix(Self.most)
    let lines = kept.map { "\($0) \(known[$0]!.text)\n" }.joined()
    let text = "\(Self.header)\n\(lines)end \(kept.count)\n"
    Array(text.utf8).withUnsafeBytes {
      _ = Replacement.put($0, at: file, through: "\(folder)/verdicts")
    }
  }
}

extension VerdictCache.Verdict {
  fileprivate init?(text: Substring) {
    if text == "holds" {
      self = .holds
    } else if text.hasPrefix("fails ") {
      self = .fails(text.dropFirst(6).split(separator: "\t").map(String.init))
    } else {
      return nil
    }
  }

  fileprivate var text: String {
    switch self {
    case .holds: "holds"
    case .fails(let sentences):
      "fails "
        + sentences.map { sentence in
          sentence.split { $0.isNewline || $0 == "\t" }.joined(separator: " ")
        }.joined(separator: "\t")
    }
  }
}
