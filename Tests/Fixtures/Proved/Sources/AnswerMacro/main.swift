import Foundation

// A macro without swift-syntax: it answers the compiler's messages, each with its length before it.

func send(_ text: String) {
  var count = UInt64(text.utf8.count).littleEndian
  FileHandle.standardOutput.write(Data(bytes: &count, count: 8) + Data(text.utf8))
}

while case let head = FileHandle.standardInput.readData(ofLength: 8), head.count == 8 {
  let count = head.withUnsafeBytes { Int($0.loadUnaligned(as: UInt64.self)) }
  let body = FileHandle.standardInput.readData(ofLength: count)
  let message = try JSONSerialization.jsonObject(with: body) as? [String: Any]
  send(
    message?["getCapability"] != nil
      ? #"{"getCapabilityResult":{"capability":{"protocolVersion":7}}}"#
      : #"{"expandMacroResult":{"diagnostics":[],"expandedSource":"(21 * 2)"}}"#)
}
