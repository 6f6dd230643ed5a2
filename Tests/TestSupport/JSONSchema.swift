import Foundation

/// A JSON Schema of draft 4, as far as the schemas of `Tests/Fixtures/Schemas` go.
public struct JSONSchema: Sendable {
  /// A keyword that is not checked: what it says would be passed over.
  public struct UnknownKeyword: Error {
    /// The keyword, or the value of one.
    public let keyword: String
  }

  private let root: JSONValue

  /// Reads the schema of `Tests/Fixtures/Schemas/NAME`.
  public init(_ name: String) throws {
    let file = Folder.tests.appending(components: "Fixtures", "Schemas", name)
    root = try JSONDecoder().decode(JSONValue.self, from: Data(contentsOf: file))
  }

  /// What a JSON text breaks, each with its path; empty for a valid one.
  public func complaints(about text: String) throws -> [String] {
    try check(try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8)), root, "$")
  }

  private func check(_ value: JSONValue, _ schema: JSONValue, _ path: String) throws -> [String] {
    if case .bool(true) = schema { return [] }
    guard case .object(let keywords) = schema else { throw UnknownKeyword(keyword: "\(schema)") }
    var complaints: [String] = []
    for (keyword, argument) in keywords.sorted(by: { $0.key < $1.key }) {
      switch (keyword, argument) {
      case ("$schema", _), ("id", _), ("title", _), ("description", _), ("definitions", _),
        ("default", _):
        break
      case ("$ref", .string(let reference)):
        complaints += try check(value, try definition(reference), path)
      case ("type", .string(let type)):
        if value.type != type { complaints.append("\(path) is no \(type)") }
      case ("enum", .array(let choices)):
        if !choices.contains(value) { complaints.append("\(path) is none of its choices") }
      case ("minimum", .number(let least)):
        if case .number(let number) = value, number < least { complaints.append("\(path) is low") }
      case ("maximum", .number(let most)):
        if case .number(let number) = value, number > most { complaints.append("\(path) is high") }
      case ("pattern", .string(let pattern)):
        if case .string(let text) = value, try text.firstMatch(of: Regex(pattern)) == nil {
          complaints.append("\(path) is not like \(pattern)")
        }
      case ("anyOf", .array(let choices)), ("oneOf", .array(let choices)):
        let valid = try choices.count { try check(value, $0, path).isEmpty }
        if valid == 0 || keyword == "oneOf" && valid > 1 {
          complaints.append("\(path) meets \(valid) of \(choices.count) choices")
        }
      case ("format", .string(let format)):
        if case .string(let text) = value { complaints += try check(text, format, path) }
      case ("minItems", .number), ("uniqueItems", .bool), ("items", .object):
        if case .array(let items) = value {
          complaints += try check(items, keyword, argument, path)
        }
      case ("required", .array), ("properties", .object), ("additionalProperties", _):
        if case .object(let members) = value {
          complaints += try check(members, keyword, argument, keywords, path)
        }
      default: throw UnknownKeyword(keyword: keyword)
      }
    }
    return complaints
  }

  private func definition(_ reference: String) throws -> JSONValue {
    let name = reference.split(separator: "/").last.map(String.init) ?? ""
    guard reference == "#/definitions/\(name)", case .object(let root) = root,
      case .object(let definitions)? = root["definitions"], let definition = definitions[name]
    else { throw UnknownKeyword(keyword: reference) }
    return definition
  }

  private func check(_ text: String, _ format: String, _ path: String) throws -> [String] {
    if format == "date-time" {
      return (try? Date(text, strategy: .iso8601)) == nil ? ["\(path) is no \(format)"] : []
    }
    guard ["uri", "uri-reference"].contains(format) else { throw UnknownKeyword(keyword: format) }
    let allowed = /[A-Za-z0-9\-._~:\/?#\[\]@!$&'()*+,;=%]*/
    let isValid = text.wholeMatch(of: allowed) != nil && (format != "uri" || text.contains("://"))
    return isValid ? [] : ["\(path) is no \(format)"]
  }

  private func check(
    _ items: [JSONValue], _ keyword: String, _ argument: JSONValue, _ path: String
  ) throws -> [String] {
    switch argument {
    case .number(let least): return Double(items.count) < least ? ["\(path) is short"] : []
    case .bool(let isUnique):
      return isUnique && Set(items).count < items.count ? ["\(path) has an item twice"] : []
    default:
      return try items.enumerated().flatMap { try check($1, argument, "\(path)[\($0)]") }
    }
  }

  private func check(
    _ members: [String: JSONValue], _ keyword: String, _ argument: JSONValue,
    _ schema: [String: JSONValue], _ path: String
  ) throws -> [String] {
    switch (keyword, argument) {
    case ("required", .array(let names)):
      return names.compactMap { name in
        guard case .string(let name) = name, members[name] == nil else { return nil }
        return "\(path) lacks \(name)"
      }
    case ("properties", .object(let properties)):
      return try properties.sorted { $0.key < $1.key }.flatMap { name, property in
        try members[name].map { try check($0, property, "\(path).\(name)") } ?? []
      }
    default:
      var known: Set<String> = []
      if case .object(let properties)? = schema["properties"] { known = Set(properties.keys) }
      return try members.filter { !known.contains($0.key) }.sorted { $0.key < $1.key }
        .flatMap { name, value in
          if argument == .bool(false) { return ["\(path) must not have \(name)"] }
          return try check(value, argument, "\(path).\(name)")
        }
    }
  }
}

extension JSONValue {
  /// The schema's name of its type.
  fileprivate var type: String {
    switch self {
    case .null: "null"
    case .bool: "boolean"
    case .number(let number): number == number.rounded() ? "integer" : "number"
    case .string: "string"
    case .array: "array"
    case .object: "object"
    }
  }
}
