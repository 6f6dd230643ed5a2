extension Report {
  /// For each finding, in order, a text that stays the same while its lines move.
  ///
  /// It is made of the rule and the names, so a finding that comes back is the same one. Several
  /// about the same names are told apart by their order.
  var fingerprints: [String] {
    var seen: [String: Int] = [:]
    return findings.map { finding in
      var parts = [finding.rule.rawValue] + finding.subjectNames
      if finding.subject.isEmpty { parts += [finding.location.file, finding.message] }
      let identity = parts.joined(separator: "\n")
      let number = seen[identity, default: 0]
      seen[identity] = number + 1
      return Self.hash("\(identity)\n\(number)")
    }
  }

  /// FNV-1a in 64 bits: the same on every platform and in every run, which `Hasher` is not.
  private static func hash(_ text: String) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
