import Foundation
import Testing

@testable import CakeCore

/// What is there and can't be read is told as that, and not as missing.
@Suite struct AccessTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  /// Makes a folder with a store and a source in it that only its owner may read, and calls somebody
  /// else in.
  private func withClosed(_ name: String, _ body: (_ path: String) throws -> Void) throws {
    let manager = FileManager.default
    defer { try? manager.removeItem(at: folder) }
    let store = folder.appending(path: ".build/debug/index/store/v5/units")
    try manager.createDirectory(at: store, withIntermediateDirectories: true)
    let closed = folder.appending(path: name)
    try manager.setAttributes([.posixPermissions: 0], ofItemAtPath: closed.path)
    defer { try? manager.setAttributes([.posixPermissions: 0o700], ofItemAtPath: closed.path) }
    try Somebody.reads { try body(folder.path) }
  }

  @Test(arguments: [".build/debug/index/store", ".build/debug", ".build"])
  func `A store that can't be read is told as that`(closed: String) throws {
    try withClosed(closed) { path in
      let store = "\(path)/.build/debug/index/store"
      #expect(throws: CakeError.accessDenied(path: store)) {
        try StoreLocation.find(BuildLayout(folder: "\(path)/.build"))
      }
      var options = CheckOptions(package: path)
      options.indexStore = store
      #expect(throws: CakeError.accessDenied(path: store)) { try StoreLocation.find(options) }
    }
  }

  @Test func `What is open to all is not denied, nor is what is missing`() throws {
    try withClosed(".build") { path in
      #expect(!Access.isDenied(path) && !Access.isDenied(path + "/none"))
      #expect(Access.isDenied(path + "/.build") && Access.isDenied(path + "/.build/none"))
    }
  }
}

/// Another user than the one who may read everything.
private enum Somebody {
  /// Calls a function in whose thread files are opened for another user, where this one is root.
  static func reads(_ body: () throws -> Void) rethrows {
    typealias Become = @convention(c) (UInt32) -> Int32
    guard geteuid() == 0, let symbol = dlsym(dlopen(nil, RTLD_NOW), "setfsuid") else {
      return try body()
    }
    let become = unsafeBitCast(symbol, to: Become.self)
    _ = become(65534)
    defer { _ = become(0) }
    try body()
  }
}
