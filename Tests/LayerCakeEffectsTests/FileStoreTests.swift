import Foundation
import LayerCakeEffects
import Testing

@Suite(.timeLimit(.minutes(30))) struct FileStoreTests {
  let directory: TemporaryDirectory
  let file: URL

  init() throws {
    directory = try TemporaryDirectory()
    file = directory.file("store.json")
  }

  @Test func `The next store finds what one has set, and only the lock lies beside the file`()
    throws
  {
    var store: KeyValueStore? = try KeyValueStore.file(at: file)
    #expect(try directory.names() == ["store.json.lock"])
    try store?.setData("token", Data("secret".utf8))
    try store?.setData("gone", Data())
    try store?.remove("gone")
    store = nil
    let next = try KeyValueStore.file(at: file)
    #expect(try next.keys() == ["token"])
    #expect(try next.data("token") == Data("secret".utf8))
    #expect(try directory.names() == ["store.json", "store.json.lock"])
  }

  @Test func `One store at a time has a file, until its last copy is gone`() throws {
    var store: KeyValueStore? = try KeyValueStore.file(at: file)
    var copy = store
    let error = #expect(throws: KeyValueStoreError.alreadyOpen(path: file.path)) {
      try KeyValueStore.file(at: file)
    }
    #expect(
      error?.description == "'\(file.path)' is open already, in this process or another; "
        + "only one store at a time may have it")
    store = nil
    #expect(throws: KeyValueStoreError.self) { try KeyValueStore.file(at: file) }
    try copy?.setData("a", Data([1]))
    copy = nil
    #expect(try KeyValueStore.file(at: file).keys() == ["a"])
  }

  #if os(macOS) || os(Linux)
    @Test func `A store lets go of its file while programs are being started`() async throws {
      let starting = Task.detached {
        for _ in 0..<30 {
          let program = Process()
          program.executableURL = URL(filePath: "/usr/bin/true")
          try program.run()
          program.waitUntilExit()
        }
      }
      for _ in 0..<5000 { _ = try KeyValueStore.file(at: file) }
      try await starting.value
    }
  #endif

  @Test func `A store that could not be opened leaves the file to others`() throws {
    try Data("hello".utf8).write(to: file)
    #expect(throws: KeyValueStoreError.notAStore(path: file.path)) {
      try KeyValueStore.file(at: file)
    }
    try FileManager.default.removeItem(at: file)
    #expect(try KeyValueStore.file(at: file).keys() == [])
  }

  @Test func `Only the owner can read the file`() throws {
    try KeyValueStore.file(at: file).setData("token", Data("secret".utf8))
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  @Test func `A link stays a link, and the file that it leads to is written`() throws {
    let target = directory.file("target.json")
    try KeyValueStore.file(at: target).setData("a", Data([1]))
    try FileManager.default.createSymbolicLink(at: file, withDestinationURL: target)
    try KeyValueStore.file(at: file).setData("b", Data([2]))
    #expect(try KeyValueStore.file(at: target).keys() == ["a", "b"])
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: file.path) == target.path)
  }

  @Test func `A link to a file that is yet to be made stays a link, too`() throws {
    let folder = directory.file("folder")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    let link = folder.appending(path: "link.json")
    let manager = FileManager.default
    try manager.createSymbolicLink(atPath: file.path, withDestinationPath: "folder/link.json")
    try manager.createSymbolicLink(atPath: link.path, withDestinationPath: "../target.json")
    try KeyValueStore.file(at: file).setData("a", Data([1]))
    #expect(try KeyValueStore.file(at: directory.file("target.json")).keys() == ["a"])
    #expect(try manager.destinationOfSymbolicLink(atPath: file.path) == "folder/link.json")
    #expect(try manager.destinationOfSymbolicLink(atPath: link.path) == "../target.json")
  }

  @Test func `A link that leads to itself cannot be read`() throws {
    try FileManager.default.createSymbolicLink(
      atPath: file.path, withDestinationPath: file.lastPathComponent)
    #expect(throws: KeyValueStoreError.cannotRead(path: file.path, errno: ELOOP)) {
      try KeyValueStore.file(at: file)
    }
  }

  @Test func `A URL of something else than a file is refused`() throws {
    let url = try #require(URL(string: "https://example.com\(file.path)"))
    #expect(throws: KeyValueStoreError.cannotRead(path: url.absoluteString, errno: EINVAL)) {
      try KeyValueStore.file(at: url)
    }
    #expect(try directory.names() == [])
  }

  @Test func `Only what a write has left is removed, not what begins like it`() throws {
    let others = [
      "store.json.partial-", "store.json.partial-abc", "store.json.partial-export.json",
      "store.json.partial-über12", "store.json.partial-a-b-cd", "other.json.partial-abcdef",
    ]
    for name in others + ["store.json.partial-aZ09bY"] {
      try Data("text".utf8).write(to: directory.file(name))
    }
    _ = try KeyValueStore.file(at: file)
    #expect(try directory.names() == (others + ["store.json.lock"]).sorted())
  }

  @Test(arguments: ["", "hello", "{}", "[1]", #"{"version":2,"values":{}}"#])
  func `A file that is not a store is refused and left alone`(_ text: String) throws {
    try Data(text.utf8).write(to: file)
    let error = #expect(throws: KeyValueStoreError.notAStore(path: file.path)) {
      try KeyValueStore.file(at: file)
    }
    #expect(
      error?.localizedDescription
        == "'\(file.path)' is not a key-value store; move it away to start anew")
    #expect(try String(contentsOf: file, encoding: .utf8) == text)
  }

  @Test func `A file that cannot be read is an error that says why`() throws {
    try FileManager.default.createDirectory(at: file, withIntermediateDirectories: false)
    let error = #expect(throws: KeyValueStoreError.self) { try KeyValueStore.file(at: file) }
    #expect(error == .cannotRead(path: file.path, errno: EISDIR))
    #expect(error?.description == "cannot read '\(file.path)': Is a directory")
  }

  @Test func `A write that fails is an error that says why, and readers see the old value`() throws
  {
    let store = try KeyValueStore.file(at: file)
    try store.setData("a", Data([1]))
    directory.remove()
    let error = #expect(throws: KeyValueStoreError.self) { try store.setData("a", Data([2])) }
    #expect(error?.description == "cannot write '\(file.path)': No such file or directory")
    #expect(try store.data("a") == Data([1]))
  }

  @Test func `After a write that failed, the old value is written again`() throws {
    let store = try KeyValueStore.file(at: file)
    try store.setData("a", Data([1]))
    directory.remove()
    #expect(throws: KeyValueStoreError.self) { try store.setData("a", Data([2])) }
    // The file may have either value, or be gone like this one.
    #expect(throws: KeyValueStoreError.self) { try store.setData("a", Data([1])) }
    try FileManager.default.createDirectory(
      at: directory.url, withIntermediateDirectories: false)
    try store.setData("a", Data([1]))
    let copy = directory.file("copy.json")
    try FileManager.default.copyItem(at: file, to: copy)
    #expect(try KeyValueStore.file(at: copy).data("a") == Data([1]))
  }

  /// While a write is under way there is a second file, which becomes the store's. Threads, since the tasks
  /// of other tests can keep one of these from running while the other one is.
  @Test func `Readers don't wait for a write`() throws {
    let store = try KeyValueStore.file(at: file)
    try store.setData("small", Data([1]))
    let writer = Thread {
      for number in 0..<2_000 where !Thread.current.isCancelled {
        try? store.setData("large", Data(repeating: UInt8(number % 256), count: 2_000_000))
      }
    }
    writer.start()
    defer {
      writer.cancel()
      while !writer.isFinished { Thread.sleep(forTimeInterval: 0.001) }
    }
    func partial() throws -> String? { try directory.names().first { $0.contains(".partial-") } }
    var hasReadDuringAWrite = false
    while !hasReadDuringAWrite && !writer.isFinished {
      guard let before = try partial() else { continue }
      #expect(try store.data("small") == Data([1]))
      hasReadDuringAWrite = try partial() == before
    }
    #expect(hasReadDuringAWrite)
  }
}
