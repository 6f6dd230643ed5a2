/// What the compiler said of modules before, by all that it was told then.
///
/// A verdict is never changed, only forgotten; a file that is damaged, or was written by another
/// program, is as good as none.
struct VerdictCache {
  enum Verdict: Equatable {
    /// It compiles, and every name means what it meant.
    case holds
    /// It does not compile, or some name means something else now; the sentences that say so.
    case fails([String])
  }

  private let file: SealedFile
  private var known: [String: Verdict] = [:]
  private var order: [String] = []
  private var used: Set<String> = []
  private var isNew = false
  /// Those of the last checks; older ones are about texts that are gone.
  private static let most = 20_000

  /// - Parameter writer: Who judges: what another one wrote may come of other rules.
  init(file: String, writer: String) {
    self.file = SealedFile(file, title: "verdicts 5 \(writer)")
    for line in self.file.contents?.lines ?? [] {
      guard let (key, verdict) = Verdict.read(line) else {
        known = [:]
        order = []
        return
      }
      known[key] = verdict
      order.append(key)
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
      if known.updateValue(newValue!.inLines, forKey: text) == nil { order.append(text) }
      used.insert(text)
      isNew = true
    }
  }

  /// Writes what is new, by way of a folder that goes. What can't be written is asked again next time.
  func save(by folder: String) {
    guard isNew else { return }
    let kept = (order.filter { !used.contains($0) } + order.filter(used.contains)).suffix(Self.most)
    let lines = kept.map { "\($0) \(known[$0]!.text)\n" }.joined()
    file.write(Array(lines.utf8), through: "\(folder)/verdicts")
  }
}

extension VerdictCache.Verdict {
  /// A line's key and verdict.
  fileprivate static func read(_ line: ArraySlice<UInt8>) -> (key: String, verdict: Self)? {
    let parts = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    let words = parts[0].utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
    guard words.count == 2, words[0].utf8.count == 32 else { return nil }
    switch words[1] {
    case "holds" where parts.count == 1: return (words[0], .holds)
    case "fails": return (words[0], .fails(Array(parts.dropFirst())))
    default: return nil
    }
  }

  /// As it is read again: what ends lines and sentences is in none of these.
  fileprivate var inLines: Self {
    guard case .fails(let sentences) = self else { return self }
    return .fails(
      sentences.map { String(decoding: $0.utf8.map { max($0, 32) }, as: UTF8.self) })
  }

  fileprivate var text: String {
    switch self {
    case .holds: "holds"
    case .fails(let sentences): "fails" + sentences.map { "\t\($0)" }.joined()
    }
  }
}
