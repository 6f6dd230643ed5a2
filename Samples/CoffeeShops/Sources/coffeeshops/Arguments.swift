import Foundation
import ScreenInterface

/// What the program was asked to do.
struct Arguments {
  var folder: URL?
  var store = Settings.StoreKind.database
  var isCounting = true
  var action = Action.interact

  enum Action {
    case help
    /// Read commands from standard input, at a terminal or from a pipe.
    case interact
    case signUp(name: String)
    case logIn(name: String)
    case logOut
    /// Draw the map after these moves, such as `east` and `in`.
    case map(moves: [String])
    case show(shop: String)
    case rate(shop: String, stars: String, note: String?)
    case profile
  }

  static let usage = """
    Coffee shops nearby: look at the map, rate what you drank, remember it.

    usage: coffeeshops [OPTIONS]                  read commands; 'help' lists them
           coffeeshops [OPTIONS] signup NAME      create an account; asks for a password
           coffeeshops [OPTIONS] login NAME       log in; asks for the password
           coffeeshops [OPTIONS] logout
           coffeeshops [OPTIONS] map [MOVE …]     draw the map, moved: north, in, out, …
           coffeeshops [OPTIONS] show SHOP        look at a shop, such as blue-door
           coffeeshops [OPTIONS] rate SHOP STARS [NOTE]
           coffeeshops [OPTIONS] profile          look at yourself

      --data FOLDER   keep everything there; COFFEESHOPS_DATA says the same
      --store KIND    how to keep it: database, unless you say file
      --no-analytics  count nothing of what you do in this run
      --help          show this help

    Where it asks for a password and standard input is no terminal, it reads a line of that.
    """

  init(_ arguments: some Sequence<String>) throws {
    var rest = Array(arguments)[...]
    while let option = rest.first, option.hasPrefix("-") {
      rest = rest.dropFirst()
      switch option {
      case "--help", "-h":
        action = .help
        return
      case "--data": folder = URL(filePath: try Self.value(of: option, &rest))
      case "--store":
        let kind = try Self.value(of: option, &rest)
        guard let store = Settings.StoreKind(rawValue: kind) else {
          throw UsageError.unknownStore(kind)
        }
        self.store = store
      case "--no-analytics": isCounting = false
      default: throw UsageError.unknownOption(option)
      }
    }
    if let command = rest.popFirst() { action = try Action(command, Array(rest)) }
  }

  private static func value(of option: String, _ rest: inout ArraySlice<String>) throws -> String {
    guard let value = rest.popFirst(), !value.isEmpty, !value.hasPrefix("--") else {
      throw UsageError.missingValue(option)
    }
    return value
  }
}

extension Arguments.Action {
  fileprivate init(_ command: String, _ arguments: [String]) throws {
    switch (command, arguments.count) {
    case ("signup", 1): self = .signUp(name: arguments[0])
    case ("login", 1): self = .logIn(name: arguments[0])
    case ("logout", 0): self = .logOut
    case ("map", _): self = .map(moves: arguments)
    case ("show", 1): self = .show(shop: arguments[0])
    case ("rate", 2): self = .rate(shop: arguments[0], stars: arguments[1], note: nil)
    case ("rate", 3): self = .rate(shop: arguments[0], stars: arguments[1], note: arguments[2])
    case ("profile", 0): self = .profile
    case ("help", 0): self = .help
    case ("signup", _), ("login", _), ("logout", _), ("show", _), ("rate", _), ("profile", _):
      throw UsageError.wrongArguments(command)
    case (_, _) where Elsewhere.isTyped(command): throw UsageError.typedCommand(command)
    default: throw UsageError.unknownCommand(command)
    }
  }
}

/// What is wrong with the arguments.
enum UsageError: Error, Hashable, CustomStringConvertible {
  case unknownOption(String)
  case unknownCommand(String)
  case typedCommand(String)
  case unknownStore(String)
  case missingValue(String)
  case wrongArguments(String)

  var description: String {
    switch self {
    case .unknownOption(let option):
      "unknown option '\(option)'; 'coffeeshops --help' lists them all"
    case .unknownCommand(let command):
      "unknown command '\(command)'; 'coffeeshops --help' lists them all"
    case .typedCommand(let command):
      "'\(command)' is typed on a screen; 'coffeeshops' alone shows the first"
    case .unknownStore(let kind):
      "there is no store '\(kind)'; there are "
        + Settings.StoreKind.allCases.map { "'\($0)'" }.joined(separator: " and ")
    case .missingValue(let option): "'\(option)' needs a value"
    case .wrongArguments(let command):
      "'\(command)' takes other arguments; 'coffeeshops --help' lists them"
    }
  }
}
