/// A JSON value that somebody wrote by hand, with the line it stands on.
///
/// Foundation's decoder words its errors differently on each platform, and names no line for a key.
struct JSONNode: Sendable {
  indirect enum Value: Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONNode])
    case object([Member])
  }

  struct Member: Sendable {
    var key: String
    var line: Int
    var value: JSONNode
  }

  var value: Value
  var line: Int
  var column: Int

  /// What it is, as messages call it.
  var kind: String {
    switch value {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .string: "a string"
    case .array: "a list"
    case .object: "an object"
    }
  }
}

/// Why a settings file or a baseline can't be used, and on which line.
struct JSONProblem: Error, Equatable {
  var line: Int
  var problem: String
}

extension JSONNode {
  /// The members of an object whose keys are all known.
  ///
  /// - Parameter name: What the value is called if it is no object.
  func members(_ name: String, known: [String]) throws(JSONProblem) -> [Member] {
    guard case .object(let members) = value else { throw mismatch(name, "an object") }
    for (index, member) in members.enumerated() {
      guard known.contains(member.key) else {
        let hint = hint(for: member.key, in: known)
        throw JSONProblem(line: member.line, problem: "unknown key '\(member.key)'; \(hint)")
      }
      if members[..<index].contains(where: { $0.key == member.key }) {
        throw JSONProblem(line: member.line, problem: "'\(member.key)' is there twice")
      }
    }
    return members
  }

  func string(_ name: String, _ expected: String = "a string") throws(JSONProblem) -> String {
    guard case .string(let string) = value else { throw mismatch(name, expected) }
    return string
  }

  func list(_ name: String, of elements: String) throws(JSONProblem) -> [JSONNode] {
    guard case .array(let nodes) = value else { throw mismatch(name, "a list of \(elements)") }
    return nodes
  }

  func strings(_ name: String) throws(JSONProblem) -> [(text: String, line: Int)] {
    var strings: [(String, Int)] = []
    for node in try list(name, of: "strings") {
      strings.append((try node.string(name, "a list of strings"), node.line))
    }
    return strings
  }

  func truth(_ name: String) throws(JSONProblem) -> Bool {
    guard case .bool(let truth) = value else { throw mismatch(name, "true or false") }
    return truth
  }

  func wholeNumber(_ name: String) throws(JSONProblem) -> Int {
    guard case .number(let number) = value, let whole = Int(exactly: number), whole > 0 else {
      throw mismatch(name, "a whole number from 1")
    }
    return whole
  }

  func mismatch(_ name: String, _ expected: String) -> JSONProblem {
    JSONProblem(line: line, problem: "\(name) needs \(expected), not \(kind)")
  }
}
