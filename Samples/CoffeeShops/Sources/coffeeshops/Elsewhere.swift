/// What is said of a command that the program knows, but not where it was typed.
///
/// A screen knows its own commands only, since features don't know each other. The root knows all.
enum Elsewhere {
  static func explanation(of command: String) -> String? {
    switch command {
    case "signup", "login": "'\(command)' is for the first screen: log out in your profile first"
    case "logout": "'logout' is in your profile; 'profile' on the map leads there"
    case "north", "east", "south", "west", "in", "out", "open", "profile":
      "'\(command)' is for the map: log in, or go 'back' to it"
    case "rate": "'rate' is for the details of a shop; 'open' on the map leads there"
    case "back": "'back' leads from a shop or your profile to the map, and from here nowhere"
    case "map": "'map' works by itself, as 'coffeeshops map'; here the map comes after logging in"
    case "show": "'show' works by itself, as 'coffeeshops show SHOP'; here it is 'open' on the map"
    default: nil
    }
  }

  /// What is known on screens, but not as an argument.
  static func isTyped(_ command: String) -> Bool {
    ["north", "east", "south", "west", "in", "out", "open", "back", "quit"].contains(command)
  }
}
