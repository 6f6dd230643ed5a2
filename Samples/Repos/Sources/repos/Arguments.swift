import Foundation

/// What the command was asked to do.
struct Arguments {
  /// The live source, if there is one; without it, the recording.
  var live: Live?
  var open: String?
  var help = false

  struct Live {
    var organization: String
    var server: URL
    var timeLimit: Duration
  }

  static let usage = """
    Lists an organisation's repositories, newest push first.

    usage: repos [--open NAME]
           repos --live --org NAME [--server URL] [--timeout SECONDS] [--open NAME]

      --live             ask GitHub; without it, repos shows a recording
      --org NAME         the organisation to list
      --server URL       ask this server instead of https://api.github.com
      --timeout SECONDS  how long one answer may take; 30 unless you say otherwise
      --open NAME        open one repository instead of listing them all
      --help             show this help

    With GITHUB_TOKEN in the environment, repos sends it to the server it asks.
    """

  init(_ arguments: some Sequence<String>) throws {
    var values: [String: String] = [:]
    var isLive = false
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h": help = true
      case "--live": isLive = true
      case "--org", "--server", "--timeout", "--open":
        guard let value = rest.popFirst(), !value.isEmpty, !value.hasPrefix("--") else {
          throw UsageError.missingValue(argument)
        }
        values[argument] = value
      case _ where argument.hasPrefix("-"): throw UsageError.unknownOption(argument)
      default: throw UsageError.unexpectedArgument(argument)
      }
    }
    if help { return }
    open = values["--open"]
    live = isLive ? try Live(values) : nil
    if !isLive, let option = values.keys.sorted().first(where: { $0 != "--open" }) {
      throw UsageError.needsLive(option)
    }
  }
}

extension Arguments.Live {
  fileprivate init(_ values: [String: String]) throws {
    guard let organization = values["--org"] else { throw UsageError.missingOrganization }
    let address = values["--server"] ?? "https://api.github.com"
    guard let server = URL(string: address), server.host() ?? "" != "",
      ["http", "https"].contains(server.scheme?.lowercased()),
      (1...65_535).contains(server.port ?? 443)
    else { throw UsageError.invalidServer(address) }
    let limit = values["--timeout"] ?? "30"
    guard let seconds = Double(limit), seconds > 0, seconds <= 3_600 else {
      throw UsageError.invalidTimeout(limit)
    }
    self.init(organization: organization, server: server, timeLimit: .seconds(seconds))
  }
}

/// What is wrong with the arguments.
enum UsageError: Error, CustomStringConvertible {
  case unknownOption(String)
  case unexpectedArgument(String)
  case missingValue(String)
  case missingOrganization
  case needsLive(String)
  case invalidServer(String)
  case invalidTimeout(String)

  var description: String {
    switch self {
    case .unknownOption(let option): "unknown option '\(option)'; 'repos --help' lists them all"
    case .unexpectedArgument(let argument): "unexpected argument '\(argument)'"
    case .missingValue(let option): "'\(option)' needs a value"
    case .missingOrganization: "'--live' needs '--org NAME'"
    case .needsLive(let option): "'\(option)' needs '--live'"
    case .invalidServer(let address): "'\(address)' is not an http or https address"
    case .invalidTimeout(let limit): "'\(limit)' is not a number of seconds from 0 to 3600"
    }
  }
}
