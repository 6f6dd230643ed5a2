import CakeCore
import Foundation

/// The plan of SwiftPM's other build system: tasks in the MessagePack format, of which only the calls
/// of the compiler's driver are looked for.
extension BuildPlan {
  init?(swiftBuild layout: BuildLayout) {
    let folder = "\(layout.folder)/out/Intermediates.noindex/XCBuildData"
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let files = entries.filter { $0.hasSuffix(".xcbuilddata") }
      .map { "\(folder)/\($0)/task-store.msgpack" }
    // One for each build of another kind; the last one's is the newest.
    let newest = files.max {
      (FileTime.modified($0) ?? .distantPast) < (FileTime.modified($1) ?? .distantPast)
    }
    guard let newest, let data = FileManager.default.contents(atPath: newest) else { return nil }
    let modules = Self.calls(in: [UInt8](data)).compactMap(Module.init(call:))
    guard !modules.isEmpty else { return nil }
    self.init(modules)
  }

  /// Every list of strings that begins with the driver's name.
  private static func calls(in bytes: [UInt8]) -> [[String]] {
    let name = Array("builtin-SwiftDriver".utf8)
    let mark = [0xA0 | UInt8(name.count)] + name
    var calls: [[String]] = []
    var index = 3
    while let start = bytes[index...].firstRange(of: mark)?.lowerBound {
      index = start + mark.count
      // A list's length stands before it, in one byte or in three.
      let isShort = bytes[start - 1] & 0xF0 == 0x90
      guard isShort || bytes[start - 3] == 0xDC else { continue }
      let count =
        isShort
        ? Int(bytes[start - 1] & 0x0F) : Int(bytes[start - 2]) << 8 | Int(bytes[start - 1])
      var position = start
      let strings = (0..<count).map { _ in string(in: bytes, &position) }
      if strings.allSatisfy({ $0 != nil }) { calls.append(strings.compactMap(\.self)) }
    }
    return calls
  }

  private static func string(in bytes: [UInt8], _ index: inout Int) -> String? {
    guard index + 5 < bytes.count else { return nil }
    let (start, length): (Int, Int)
    switch bytes[index] {
    case 0xA0...0xBF: (start, length) = (index + 1, Int(bytes[index] & 0x1F))
    case 0xD9: (start, length) = (index + 2, Int(bytes[index + 1]))
    case 0xDA: (start, length) = (index + 3, Int(bytes[index + 1]) << 8 | Int(bytes[index + 2]))
    default: return nil
    }
    guard start + length <= bytes.count else { return nil }
    index = start + length
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }
}

extension BuildPlan.Module {
  /// `builtin-SwiftDriver -- …/swiftc …`, its sources in a list of their own.
  fileprivate init?(call: [String]) {
    guard call.count > 3, call[1] == "--" else { return nil }
    arguments = Array(call[2...])
    let list = arguments.first { $0.hasPrefix("@") && $0.hasSuffix(".SwiftFileList") }
    guard let list,
      let text = try? String(contentsOfFile: String(list.dropFirst()), encoding: .utf8)
    else { return nil }
    inputs = text.split(separator: "\n").map { Self.unescaped($0) }
    outputs = []
    if let path = value(of: "-emit-module-path") { outputs.append(path) }
    guard let map = value(of: "-output-file-map"),
      let data = FileManager.default.contents(atPath: map),
      let files = try? JSONSerialization.jsonObject(with: data) as? [String: [String: Any]]
    else { return }
    outputs += files.values.compactMap { $0["object"] as? String }
  }

  private func value(of option: String) -> String? {
    guard let index = arguments.firstIndex(of: option), index + 1 < arguments.count else {
      return nil
    }
    return arguments[index + 1]
  }

  /// A path as the list has it, with backslashes before what shells read.
  private static func unescaped(_ line: Substring) -> String {
    var text = ""
    var isEscaped = false
    for character in line.unicodeScalars {
      if character == "\\", !isEscaped {
        isEscaped = true
      } else {
        text.unicodeScalars.append(character)
        isEscaped = false
      }
    }
    return text
  }
}
