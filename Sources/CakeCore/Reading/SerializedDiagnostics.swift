import Foundation

/// What the compiler said of a source file, as it leaves it beside the object: a bitstream of LLVM's.
///
/// https://llvm.org/docs/BitCodeFormat.html says how such a file is made, `SerializedDiagnostics.h` of
/// clang what its blocks and records mean.
struct SerializedDiagnostics {
  /// Whether a file tells of errors; false for what is no such file.
  static func tellOfErrors(at path: String) -> Bool {
    guard let data = FileManager.default.contents(atPath: path),
      data.starts(with: Array("DIAG".utf8))
    else { return false }
    var reader = SerializedDiagnostics(Array(data))
    return (try? reader.findError(inBlock: -1, width: 2, end: data.count * 8, depth: 0)) ?? false
  }

  private enum Operand {
    case literal(UInt64)
    case fixed(Int)
    case variable(Int)
    case array
    case letter
    case blob

    /// Whether it can stand in a list without making that of any length.
    var takesRoom: Bool {
      switch self {
      case .fixed(let width), .variable(let width): width > 0
      case .letter: true
      case .literal, .array, .blob: false
      }
    }
  }

  private struct Damaged: Error {}

  private static let diagnosticBlock = 9
  private static let diagnosticRecord: UInt64 = 2
  /// The severities `error` and `fatal`.
  private static let errors: ClosedRange<UInt64> = 3...4

  private let bytes: [UInt8]
  /// In bits; the magic word is no part of the stream.
  private var position = 32
  /// The abbreviations that the stream defines ahead for blocks of a kind.
  private var known: [Int: [[Operand]]] = [:]

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Reads a block to its end, or to the first error that it tells of.
  private mutating func findError(
    inBlock block: Int, width: Int, end: Int, depth: Int
  ) throws -> Bool {
    guard depth < 8 else { throw Damaged() }
    var abbreviations = known[block] ?? []
    var described = -1
    while position + width <= end {
      switch Int(try fixed(width)) {
      case 0:
        align()
        return false
      case 1:
        let inner = try count(8)
        let innerWidth = try count(4)
        align()
        let words = Int(try fixed(32))
        let innerEnd = position + words * 32
        guard innerEnd <= end, (2...32).contains(innerWidth) else { throw Damaged() }
        if try findError(inBlock: inner, width: innerWidth, end: innerEnd, depth: depth + 1) {
          return true
        }
        position = innerEnd
      case 2:
        let abbreviation = try definition()
        if block == 0 {
          known[described, default: []].append(abbreviation)
        } else {
          abbreviations.append(abbreviation)
        }
      case 3:
        let code = try variable(6)
        let operands = try (0..<(try count(6))).map { _ in try variable(6) }
        // In the block that describes blocks, record 1 says which one the next definitions are for.
        if block == 0, code == 1 { described = operands.first.flatMap(Int.init(exactly:)) ?? -1 }
        if isError(code, operands, block) { return true }
      case let number:
        guard abbreviations.indices.contains(number - 4) else { throw Damaged() }
        let values = try record(abbreviations[number - 4])
        if let code = values.first, isError(code, Array(values.dropFirst()), block) { return true }
      }
    }
    return false
  }

  private func isError(_ code: UInt64, _ operands: [UInt64], _ block: Int) -> Bool {
    block == Self.diagnosticBlock && code == Self.diagnosticRecord
      && operands.first.map(Self.errors.contains) ?? false
  }

  private mutating func definition() throws -> [Operand] {
    var operands: [Operand] = []
    for _ in 0..<(try count(5)) {
      if try fixed(1) == 1 {
        operands.append(.literal(try variable(8)))
        continue
      }
      switch try fixed(3) {
      case 1: operands.append(.fixed(try count(5)))
      case 2: operands.append(.variable(try count(5)))
      case 3: operands.append(.array)
      case 4: operands.append(.letter)
      case 5: operands.append(.blob)
      default: throw Damaged()
      }
    }
    return operands
  }

  /// The record's code and numbers; text is passed over.
  private mutating func record(_ abbreviation: [Operand]) throws -> [UInt64] {
    var values: [UInt64] = []
    var rest = abbreviation[...]
    while let operand = rest.popFirst() {
      switch operand {
      case .array:
        guard let element = rest.popFirst(), element.takesRoom else { throw Damaged() }
        for _ in 0..<(try count(6)) { values.append(try scalar(element)) }
      case .blob:
        let length = try count(6)
        align()
        position += length * 8
        align()
      default: values.append(try scalar(operand))
      }
    }
    return values
  }

  private mutating func scalar(_ operand: Operand) throws -> UInt64 {
    switch operand {
    case .literal(let value): return value
    case .fixed(let width): return try fixed(width)
    case .variable(let width): return try variable(width)
    case .letter: return try fixed(6)
    case .array, .blob: throw Damaged()
    }
  }

  /// How many there are of something; each takes a bit at least.
  private mutating func count(_ width: Int) throws -> Int {
    let value = try variable(width)
    guard value <= UInt64(bytes.count * 8) else { throw Damaged() }
    return Int(value)
  }

  private mutating func fixed(_ width: Int) throws -> UInt64 {
    guard width <= 64, position + width <= bytes.count * 8 else { throw Damaged() }
    var value: UInt64 = 0
    for bit in 0..<width {
      let place = position + bit
      value |= UInt64(bytes[place >> 3] >> UInt8(place & 7) & 1) << UInt64(bit)
    }
    position += width
    return value
  }

  /// A number in groups of bits, of which the highest of each says that another one follows.
  private mutating func variable(_ width: Int) throws -> UInt64 {
    guard width > 1 else { throw Damaged() }
    var value: UInt64 = 0
    var shift = 0
    while shift < 64 {
      let group = try fixed(width)
      let more = UInt64(1) << UInt64(width - 1)
      value |= (group & (more - 1)) << UInt64(shift)
      if group & more == 0 { return value }
      shift += width - 1
    }
    throw Damaged()
  }

  private mutating func align() { position = (position + 31) & ~31 }
}
