import Foundation

extension Report {
  /// Reads what `cake check --format json` wrote; `file` is its name in messages.
  ///
  /// The version is looked at first. Findings of rules that this version does not know are left
  /// out, and so is what JSON does not hold: the extent, and where providers are used.
  package init(json: [UInt8], file: String) throws(CakeError) {
    let data = Data(json)
    do {
      let version = try JSONDecoder().decode(SavedVersion.self, from: data).schemaVersion
      guard version == Self.schemaVersion else {
        throw CakeError.reportVersion(file: file, found: version, supported: Self.schemaVersion)
      }
      let saved = try JSONDecoder().decode(SavedReport.self, from: data)
      self.init(
        extent: Extent(modules: 0, files: 0, occurrences: 0), providers: saved.providers,
        slices: saved.slices, consumers: saved.consumers, roots: saved.roots,
        findings: saved.findings.compactMap(\.finding), needs: saved.summary.needs)
    } catch let error as CakeError {
      throw error
    } catch let error as DecodingError {
      throw .reportUnreadable(file: file, reason: error.sentence)
    } catch {
      throw .reportUnreadable(file: file, reason: "it is no JSON")
    }
  }
}

private struct SavedVersion: Decodable {
  var schemaVersion: Int
}

private struct SavedReport: Decodable {
  struct Summary: Decodable {
    var needs: Int
  }

  var summary: Summary
  var providers: [Report.Provider]
  var slices: [Report.Slice]
  var consumers: [Report.Consumer]
  var roots: [Report.Root]
  var findings: [SavedFinding]
}

private struct SavedFinding: Decodable {
  /// Nil where the rule is not known.
  var finding: Finding?

  private enum Key: String, CodingKey {
    case rule, severity, message, location, notes, fix, proof
  }

  private struct Name: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    guard let rule = RuleID(rawValue: try values.decode(String.self, forKey: .rule)) else { return }
    let names = try decoder.container(keyedBy: Name.self)
    var subject: [Finding.SubjectKey: Finding.Subject] = [:]
    for key in Finding.SubjectKey.allCases {
      let name = Name(stringValue: key.rawValue)
      guard names.contains(name) else { continue }
      if let one = try? names.decode(String.self, forKey: name) {
        subject[key] = .name(one)
      } else {
        subject[key] = .names(try names.decode([String].self, forKey: name))
      }
    }
    finding = Finding(
      rule: rule, severity: try values.decode(Severity.self, forKey: .severity),
      message: try values.decode(String.self, forKey: .message),
      location: try values.decode(SourcePlace.self, forKey: .location), subject: subject,
      notes: try values.decode([Finding.Note].self, forKey: .notes),
      fix: try values.decodeIfPresent(Finding.Fix.self, forKey: .fix))
    finding?.proof = try values.decodeIfPresent(Finding.Proof.self, forKey: .proof) ?? .facts
  }
}

extension DecodingError {
  /// What is wrong, as the end of a sentence.
  fileprivate var sentence: String {
    switch self {
    case .keyNotFound(let key, let context):
      "it has no '\(Self.path(context.codingPath + [key]))'"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      context.codingPath.isEmpty
        ? "it is no report" : "'\(Self.path(context.codingPath))' is not what it should be"
    case .dataCorrupted(let context):
      context.codingPath.isEmpty
        ? "it is no JSON" : "'\(Self.path(context.codingPath))' is not what it should be"
    @unknown default: "it is no report"
    }
  }

  private static func path(_ keys: [any CodingKey]) -> String {
    keys.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
  }
}
