import Foundation
import TestSupport
import Testing

@testable import CakeCore

/// Programs that are asked for something, and what they answer.
@Suite(.timeLimit(.minutes(1))) struct ToolReplyTests {
  @Test(arguments: [
    ("echo '{}'", ToolReply.text("{}\n")), ("echo no; exit 1", .none), ("", .text("")),
  ])
  func `What a program prints is its answer if it ends well`(script: String, reply: ToolReply) {
    #expect(ToolReply.asking("/bin/sh", ["-c", script]) == reply)
  }

  @Test(arguments: [
    "exec sleep 1000", "echo '{'; exec sleep 1000", "echo '{}'; exec sleep 1000 >&-",
    "trap '' TERM; while true; do sleep 0.1; echo '{'; done",
  ])
  func `One that does not end is waited for no longer than anybody would`(script: String) {
    #expect(ToolReply.asking("/bin/sh", ["-c", script], patience: .seconds(1)) == .silence)
  }

  @Test func `An answer of any length is read whole`() {
    let reply = ToolReply.asking("/bin/sh", ["-c", "head -c 1000000 /dev/zero"])
    #expect(reply == .text(String(repeating: "\0", count: 1_000_000)))
  }
}
