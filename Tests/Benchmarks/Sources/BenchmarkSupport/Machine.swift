import Foundation

/// Where and when figures were measured; figures are nothing without it.
public struct Machine: Codable, Equatable, Sendable {
  public var date: String
  public var processors: Int
  public var system: String
  public var compiler: String
  /// The number of processes that wanted a processor, averaged over a minute, before the start.
  public var load: Double

  public init(date: String, processors: Int, system: String, compiler: String, load: Double) {
    self.date = date
    self.processors = processors
    self.system = system
    self.compiler = compiler
    self.load = load
  }

  public static func current() throws -> Machine {
    let compiler = try Command("swift", ["--version"]).measure()
    let version = String(decoding: compiler.output, as: UTF8.self)
      .split(separator: "\n").first.map(String.init)
    var load = [0.0]
    getloadavg(&load, 1)
    return Machine(
      date: Date.now.formatted(.iso8601.year().month().day()),
      processors: ProcessInfo.processInfo.activeProcessorCount,
      system: ProcessInfo.processInfo.operatingSystemVersionString,
      compiler: version ?? "unknown", load: load[0])
  }

  public var text: String {
    "\(date), \(processors) processors, \(system), \(compiler), load \(load.rounded(to: 1))"
  }
}
