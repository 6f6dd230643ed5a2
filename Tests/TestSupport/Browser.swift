import Foundation
import Synchronization

/// A headless Chromium, driven over its debugging pipe.
///
/// One process serves all tests of a run; each test has a page of its own.
public final class Browser: Sendable {
  /// What the browser said no to, or why there is none.
  public struct Failure: Error, CustomStringConvertible {
    public let description: String
  }

  /// Whether this machine has one. Where it has none, tests are skipped, except in CI.
  public static let isAvailable =
    ProcessInfo.processInfo.environment["LAYERCAKE_STRICT"] != nil || executable != nil

  public static let shared = Task { try Browser() }

  private static let executable: String? = {
    let environment = ProcessInfo.processInfo.environment
    let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    let names = ["chromium", "chromium-browser", "google-chrome"]
    let found = names.flatMap { name in folders.map { "\($0)/\(name)" } }
    return ([environment["CHROMIUM"]].compactMap(\.self) + found)
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  private let queue = DispatchQueue(label: "browser")
  private let input: Int32
  private let output: Int32
  /// One command at a time.
  private let state = Mutex(State())

  private struct State {
    var lastID = 0
    var received: [UInt8] = []
    var events: [(method: String, session: String)] = []
  }

  private init() throws {
    guard let executable = Self.executable else {
      throw Failure(description: "no Chromium on PATH; on Debian: apt-get install chromium")
    }
    let profile = Folder.ofThisRun.appending(path: "browser").path
    var (commands, answers) = ([Int32](repeating: 0, count: 2), [Int32](repeating: 0, count: 2))
    guard pipe(&commands) == 0, pipe(&answers) == 0 else { throw Failure(description: "no pipe") }
    // Out of the way of the two numbers that Chromium expects.
    let (read, write) = (fcntl(commands[0], F_DUPFD, 20), fcntl(answers[1], F_DUPFD, 20))
    (input, output) = (
      fcntl(commands[1], F_DUPFD_CLOEXEC, 20), fcntl(answers[0], F_DUPFD_CLOEXEC, 20)
    )
    for descriptor in commands + answers { close(descriptor) }
    try Self.spawn(
      [
        executable, "--headless=new", "--remote-debugging-pipe", "--no-sandbox", "--disable-gpu",
        "--no-first-run", "--disable-extensions", "--disable-dev-shm-usage", "--hide-scrollbars",
        "--user-data-dir=\(profile)", "about:blank",
      ], reading: read, writing: write)
    close(read)
    close(write)
  }

  private static func spawn(_ command: [String], reading: Int32, writing: Int32) throws {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, reading, 3)
    posix_spawn_file_actions_adddup2(&actions, writing, 4)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    // It outlives the tests that run beside it: one that waits for the end of what a process writes
    // would wait for the browser too, if that had the descriptor.
    #if canImport(Darwin)
      var attributes: posix_spawnattr_t?
      posix_spawnattr_init(&attributes)
      defer { posix_spawnattr_destroy(&attributes) }
      posix_spawnattr_setflags(
        &attributes, Int16(POSIX_SPAWN_CLOEXEC_DEFAULT | POSIX_SPAWN_SETPGROUP))
      for descriptor in [STDIN_FILENO, STDOUT_FILENO] {
        posix_spawn_file_actions_addinherit_np(&actions, descriptor)
      }
    #else
      var attributes = posix_spawnattr_t()
      posix_spawnattr_init(&attributes)
      defer { posix_spawnattr_destroy(&attributes) }
      posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
      for descriptor in 5..<min(4096, Int32(sysconf(Int32(_SC_OPEN_MAX)))) {
        posix_spawn_file_actions_addclose(&actions, descriptor)
      }
    #endif
    var arguments = command.map { strdup($0) } + [nil]
    var variables =
      ProcessInfo.processInfo.environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in arguments + variables { free(text) } }
    var process = pid_t()
    // It ends by itself when this end of the pipe closes, but writes once more then what it remembers.
    guard
      posix_spawn(
        &process, command[0], &actions, &attributes, &arguments, &variables) == 0
    else {
      throw Failure(description: "'\(command[0])' could not be started")
    }
    group.withLock { $0 = process }
    atexit {
      let group = Browser.group.withLock { $0 }
      kill(-group, SIGKILL)
      waitpid(group, nil, 0)
    }
  }

  /// The browser's processes.
  private static let group = Mutex<pid_t>(0)

  /// A new page, which shows nothing yet.
  public func page() async throws -> Page {
    let target = try await send("Target.createTarget", ["url": .string("about:blank")], "")
    let attached = try await send(
      "Target.attachToTarget", ["targetId": target["targetId"], "flatten": .bool(true)], "")
    let page = Page(browser: self, session: attached["sessionId"].text)
    try await page.send("Page.enable")
    try await page.send("Accessibility.enable")
    return page
  }

  /// Sends a command and gives its result.
  func send(
    _ method: String, _ parameters: [String: JSONValue], _ session: String,
    until event: String? = nil
  ) async throws -> JSONValue {
    try await withCheckedThrowingContinuation { continuation in
      queue.async {
        continuation.resume(
          with: Result {
            try self.state.withLock { state in
              try self.exchange(method, parameters, session, until: event, &state)
            }
          })
      }
    }
  }

  private func exchange(
    _ method: String, _ parameters: [String: JSONValue], _ session: String,
    until event: String?, _ state: inout State
  ) throws -> JSONValue {
    state.lastID += 1
    state.events = []
    var message: [String: JSONValue] = [
      "id": .number(Double(state.lastID)), "method": .string(method), "params": .object(parameters),
    ]
    if !session.isEmpty { message["sessionId"] = .string(session) }
    var bytes = try [UInt8](JSONEncoder().encode(JSONValue.object(message))) + [0]
    while !bytes.isEmpty {
      let count = write(input, bytes, bytes.count)
      guard count > 0 else { throw Failure(description: "the browser has gone") }
      bytes.removeFirst(count)
    }
    var result: JSONValue?
    while true {
      if let result,
        event == nil
          || state.events.contains(where: { $0.method == event! && $0.session == session })
      {
        return result
      }
      let answer = try JSONDecoder().decode(
        JSONValue.self, from: Data(try nextMessage(&state)))
      if answer["id"].double == Double(state.lastID) {
        let error = answer["error"]["message"].text
        guard error.isEmpty else { throw Failure(description: "\(method): \(error)") }
        result = answer["result"]
      } else {
        state.events.append((answer["method"].text, answer["sessionId"].text))
      }
    }
  }

  private func nextMessage(_ state: inout State) throws -> [UInt8] {
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      if let end = state.received.firstIndex(of: 0) {
        let message = [UInt8](state.received[..<end])
        state.received.removeFirst(end + 1)
        return message
      }
      let count = read(output, &chunk, chunk.count)
      guard count > 0 else { throw Failure(description: "the browser has gone") }
      state.received += chunk[..<count]
    }
  }
}
