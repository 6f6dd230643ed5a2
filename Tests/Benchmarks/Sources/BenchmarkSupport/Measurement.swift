public import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What one run of a program took.
public struct ProcessMeasurement: Codable, Equatable, Sendable {
  /// From before its start to after its end, in seconds.
  public var wall: Double
  /// Time on processors, its own and the system's on its behalf, in seconds.
  public var processor: Double
  /// The most memory that it, or a child that it waited for, held at once, in bytes.
  ///
  /// On Linux a process counts from its start what its parent holds, so keep the measuring process
  /// small.
  public var peakMemory: Int
  public var status: Int32
  public var output: Data
  /// What it printed to standard error, if that was asked for.
  public var errors: Data
}

/// A program that could not be started.
public struct LaunchError: Error, CustomStringConvertible, Sendable {
  public let program: String
  public let code: Int32

  public var description: String {
    "'\(program)' can't be started: \(String(cString: strerror(code)))"
  }
}

/// A program with its arguments, to be run and measured as a whole.
public struct Command: Sendable {
  public var program: String
  public var arguments: [String]

  public init(_ program: String, _ arguments: [String]) {
    self.program = program
    self.arguments = arguments
  }

  public var text: String { ([program] + arguments).joined(separator: " ") }

  /// Runs it to its end; what it prints to standard output goes to a file, and from there into the
  /// result, so that no pipe can make it wait. Its standard error is ours, unless it's asked for.
  public func measure(withErrors: Bool = false) throws -> ProcessMeasurement {
    let folder = FileManager.default.temporaryDirectory
    let output = folder.appending(path: "bench-\(UUID().uuidString)").filePath
    let errors = withErrors ? output + ".errors" : nil
    defer {
      unlink(output)
      if let errors { unlink(errors) }
    }
    let clock = ContinuousClock()
    let start = clock.now
    let process = try spawn(output: output, errors: errors)
    var status: Int32 = 0
    var usage = rusage()
    while wait4(process, &status, 0, &usage) == -1, errno == EINTR {}
    let wall = clock.now - start
    return ProcessMeasurement(
      wall: wall / .seconds(1), processor: usage.ru_utime.seconds + usage.ru_stime.seconds,
      peakMemory: Int(usage.ru_maxrss) * bytesPerMemoryUnit, status: exitCode(status),
      output: try Data(contentsOf: URL(filePath: output)),
      errors: try errors.map { try Data(contentsOf: URL(filePath: $0)) } ?? Data())
  }

  private func spawn(output: String, errors: String?) throws(LaunchError) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    if let errors {
      posix_spawn_file_actions_addopen(&actions, 2, errors, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    }
    let texts = ([program] + arguments).map { strdup($0) }
    defer { for text in texts { free(text) } }
    var process: pid_t = 0
    let code = posix_spawnp(&process, program, &actions, nil, texts + [nil], environ)
    guard code == 0 else { throw LaunchError(program: program, code: code) }
    return process
  }

  /// Exit code, or 128 and the signal that ended the process, as shells have it.
  private func exitCode(_ status: Int32) -> Int32 {
    let signal = status & 0x7f
    return signal == 0 ? (status >> 8) & 0xff : 128 + signal
  }

  /// The unit of `ru_maxrss`: bytes on Darwin, 1,024 bytes elsewhere.
  private var bytesPerMemoryUnit: Int {
    #if canImport(Darwin)
      1
    #else
      1024
    #endif
  }
}

extension timeval {
  fileprivate var seconds: Double { Double(tv_sec) + Double(tv_usec) / 1e6 }
}
