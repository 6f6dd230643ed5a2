#if os(macOS) || os(Linux)
  import Foundation
  import LayerCakeEffects
  import Testing

  /// Processes that die in the middle of a write, and what the next one finds.
  @Suite(.timeLimit(.minutes(30))) struct FileStoreCrashTests {
    private static let old = Data(repeating: 1, count: 100)

    /// The system itself kills the process as soon as its file is longer than it may be: by then a part
    /// of it is written, and the rest never will be.
    @Test func `A process that dies in the middle of a write leaves the old values`() async throws {
      let directory = try TemporaryDirectory()
      let path = directory.file("store").path
      try KeyValueStore.file(at: URL(fileURLWithPath: path)).setData("a", Self.old)

      await #expect(processExitsWith: .signal(SIGXFSZ)) { [path = path as String] in
        limitFileSize(to: 10_000)
        // The threads that run tasks ignore signals otherwise.
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGXFSZ)
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
        signal(SIGXFSZ, SIG_DFL)
        try KeyValueStore.file(at: URL(fileURLWithPath: path))
          .setData("a", Data(repeating: 2, count: 1_000_000))
      }

      let leftovers = try directory.names().filter { !["store", "store.lock"].contains($0) }
      try #require(leftovers.count == 1)
      #expect(try Data(contentsOf: directory.file(leftovers[0])).count == 10_000)
      let store = try KeyValueStore.file(at: URL(fileURLWithPath: path))
      #expect(try store.data("a") == Self.old)
      #expect(try directory.names() == ["store", "store.lock"])
    }

    /// The other process is in the middle of a write, as far as anybody can see from outside.
    @Test func `A store in another process keeps its file and what it is writing`() async throws {
      let directory = try TemporaryDirectory()
      let path = directory.file("store").path
      let store = try KeyValueStore.file(at: URL(fileURLWithPath: path))
      try store.setData("a", Self.old)
      try Data("half".utf8).write(to: directory.file("store.partial-abcdef"))

      await #expect(processExitsWith: .success) { [path = path as String] in
        #expect(throws: KeyValueStoreError.alreadyOpen(path: path)) {
          try KeyValueStore.file(at: URL(fileURLWithPath: path))
        }
      }

      #expect(
        try directory.names() == ["store", "store.lock", "store.partial-abcdef"])
      #expect(try store.data("a") == Self.old)
    }

    /// The same, but the process lives on: the write fails as it would on a full disk.
    @Test func `A write that fails half-way is an error and leaves nothing behind`() async throws {
      let directory = try TemporaryDirectory()
      let path = directory.file("store").path
      try KeyValueStore.file(at: URL(fileURLWithPath: path)).setData("a", Self.old)

      await #expect(processExitsWith: .success) { [path = path as String] in
        limitFileSize(to: 10_000)
        signal(SIGXFSZ, SIG_IGN)
        let store = try KeyValueStore.file(at: URL(fileURLWithPath: path))
        #expect(throws: KeyValueStoreError.cannotWrite(path: path, errno: EFBIG)) {
          try store.setData("a", Data(repeating: 2, count: 1_000_000))
        }
      }

      #expect(try directory.names() == ["store", "store.lock"])
      #expect(try KeyValueStore.file(at: URL(fileURLWithPath: path)).data("a") == Self.old)
    }

    /// Killed at any moment, the file holds one of the values that were set, whole.
    @Test(arguments: 1...8)
    func `A process that is killed at any moment leaves a whole value`(_ writes: Int) async throws {
      let directory = try TemporaryDirectory()
      let path = directory.file("store").path

      await #expect(processExitsWith: .signal(SIGKILL)) {
        [path = path as String, writes = writes as Int] in
        let store = try KeyValueStore.file(at: URL(fileURLWithPath: path))
        let written = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
          for _ in 0..<writes { written.wait() }
          kill(getpid(), SIGKILL)
        }
        for byte in UInt8(0)... {
          try store.setData("a", Data(repeating: byte, count: 50_000))
          written.signal()
        }
      }

      let value = try #require(try KeyValueStore.file(at: URL(fileURLWithPath: path)).data("a"))
      #expect(value.count == 50_000)
      #expect(Set(value).count == 1)
      #expect(Int(value[0]) >= writes - 1)
      #expect(try directory.names() == ["store", "store.lock"])
    }
  }

  private func limitFileSize(to bytes: UInt) {
    var limit = rlimit()
    limit.rlim_cur = rlim_t(bytes)
    limit.rlim_max = rlim_t(bytes)
    #if canImport(Glibc)
      setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
    #else
      setrlimit(RLIMIT_FSIZE, &limit)
    #endif
  }
#endif
