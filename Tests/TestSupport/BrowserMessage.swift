/// What goes over the pipe to a browser and back: any JSON. What is not there is null.
enum BrowserMessage: Codable, Hashable, Sendable {
  case null
  case flag(Bool)
  case number(Double)
  case text(String)
  case array([BrowserMessage])
  case object([String: BrowserMessage])

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let flag = try? value.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let text = try? value.decode(String.self) {
      self = .text(text)
    } else if let array = try? value.decode([BrowserMessage].self) {
      self = .array(array)
    } else {
      self = .object(try value.decode([String: BrowserMessage].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .flag(let flag): try container.encode(flag)
    case .number(let number): try container.encode(number)
    case .text(let text): try container.encode(text)
    case .array(let array): try container.encode(array)
    case .object(let object): try container.encode(object)
    }
  }

  subscript(_ key: String) -> BrowserMessage {
    if case .object(let object) = self { return object[key] ?? .null }
    return .null
  }

  var elements: [BrowserMessage] {
    if case .array(let array) = self { return array }
    return []
  }

  var string: String {
    if case .text(let text) = self { return text }
    return ""
  }

  var double: Double? {
    if case .number(let number) = self { return number }
    return nil
  }
}
