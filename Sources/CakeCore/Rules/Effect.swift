/// Something a program gets from its surroundings rather than from whoever made it.
struct Effect: Hashable {
  /// What kind of value a provider would have to give instead.
  enum Kind: Hashable {
    case date, uuid, randomness, time, session
    /// One object of this type that the whole process shares, by the type's name.
    case shared(String)
    /// The program's own, by the symbol of its type; as what it is given, where that is less than all
    /// that it is: `any Tracking`.
    case singleton(Int32, as: String?)

    var isShared: Bool {
      switch self {
      case .shared, .singleton: true
      case .date, .uuid, .randomness, .time, .session: false
      }
    }
  }

  /// The name that reports and baselines know it by, the same on every platform.
  var symbol: String
  /// The name as code shows it.
  var shown: String
  var kind: Kind
}

extension Effect {
  /// The effect that a symbol from outside the program has, by its name and USR; nil for none.
  static func outside(name: String, usr: String) -> Effect? {
    if usr.hasPrefix("c:") { return objectiveC[usr] }
    guard names.contains(String(name.prefix { $0 != "(" })), !name.contains("using:"),
      var text = Demangler.text(usr: usr)
    else { return nil }
    let isStatic = text.hasPrefix("static ")
    if isStatic { text.removeFirst("static ".count) }
    if text.hasPrefix("(extension in "), let colon = text.firstIndex(of: ":") {
      text = String(text[text.index(after: colon)...])
    }
    let path = text.prefix { $0 != "(" && $0 != "<" && $0 != " " }.split(separator: ".")
    guard path.count > 1, modules.contains(path[0]) else { return nil }
    let isGeneric = text.dropFirst(path.joined(separator: ".").count).first == "<"
    let base = name.prefix { $0 != "(" }
    // `Swift.Task<…>.sleep` ends with the type, `Swift.Collection.randomElement` with the member.
    var type = isGeneric && path[path.count - 1] != base ? path[...] : path.dropLast()
    if type.last == "Instant" { type.removeLast() }
    guard let type = type.last else { return nil }
    return outside(type: String(type), name: name, isStatic: isStatic)
  }

  private static func outside(type: String, name: String, isStatic: Bool) -> Effect? {
    let base = name.prefix { $0 != "(" }
    switch (type, base) {
    case ("Date", "init") where name == "init()":
      return Effect(symbol: "Foundation.Date.init", shown: "Date()", kind: .date)
    case ("Date", "init") where name == "init(timeIntervalSinceNow:)",
      ("Date", "timeIntervalSinceNow"):
      return Effect(
        symbol: "Foundation.Date.\(name)", shown: "Date.\(name)", kind: .date)
    case ("Date", "now"), ("Date", "timeIntervalSinceReferenceDate"):
      guard isStatic else { return nil }
      return Effect(symbol: "Foundation.Date.\(base)", shown: "Date.\(base)", kind: .date)
    case ("UUID", "init") where name == "init()":
      return Effect(symbol: "Foundation.UUID.init", shown: "UUID()", kind: .uuid)
    case ("SystemRandomNumberGenerator", "init"):
      return Effect(
        symbol: "Swift.SystemRandomNumberGenerator", shown: "SystemRandomNumberGenerator()",
        kind: .randomness)
    case (_, "random"), (_, "randomElement"), (_, "shuffled"), (_, "shuffle"):
      return Effect(symbol: "Swift.\(base)", shown: name, kind: .randomness)
    case ("Task", "sleep"), ("Thread", "sleep"):
      let module = type == "Task" ? "Swift" : "Foundation"
      return Effect(symbol: "\(module).\(type).sleep", shown: "\(type).sleep", kind: .time)
    case ("ContinuousClock", "init"), ("SuspendingClock", "init"):
      return Effect(symbol: "Swift.\(type)", shown: "\(type)()", kind: .time)
    case ("ContinuousClock", "now"), ("SuspendingClock", "now"):
      guard isStatic else { return nil }
      return Effect(symbol: "Swift.\(type)", shown: "\(type).now", kind: .time)
    case ("Clock", "continuous"):
      return Effect(symbol: "Swift.ContinuousClock", shown: "ContinuousClock()", kind: .time)
    case ("Clock", "suspending"):
      return Effect(symbol: "Swift.SuspendingClock", shown: "SuspendingClock()", kind: .time)
    case ("DispatchQueue", "asyncAfter"), ("OS_dispatch_queue", "asyncAfter"):
      return Effect(
        symbol: "Dispatch.DispatchQueue.asyncAfter", shown: "DispatchQueue.asyncAfter",
        kind: .time)
    case ("URLSession", "shared"): return shared("URLSession", "shared")
    case ("FileManager", "default"): return shared("FileManager", "default")
    case ("UserDefaults", "standard"): return shared("UserDefaults", "standard")
    case ("ProcessInfo", "processInfo"): return shared("ProcessInfo", "processInfo")
    case ("Bundle", "main"): return shared("Bundle", "main")
    case ("NotificationCenter", "default"): return shared("NotificationCenter", "default")
    default: return nil
    }
  }

  private static func shared(_ type: String, _ name: String) -> Effect {
    Effect(
      symbol: "Foundation.\(type).\(name)", shown: "\(type).\(name)",
      kind: type == "URLSession" ? .session : .shared(type))
  }

  /// What the names of all of them begin with.
  static let names: Set<String> = [
    "init", "now", "timeIntervalSinceNow", "timeIntervalSinceReferenceDate", "random",
    "randomElement", "shuffled", "shuffle", "sleep", "continuous", "suspending", "asyncAfter",
    "shared", "default", "standard", "processInfo", "main",
  ]

  static let firstBytes: Set<UInt8> = Set(names.compactMap(\.utf8.first))

  private static let modules: Set<Substring> = [
    "Foundation", "FoundationEssentials", "FoundationNetworking", "Swift", "_Concurrency",
    "Dispatch", "__C",
  ]

  /// The same where Foundation's classes are Objective-C's.
  private static let objectiveC: [String: Effect] = {
    var found: [String: Effect] = [:]
    for (type, method, name) in [
      ("URLSession", "sharedSession", "shared"), ("FileManager", "defaultManager", "default"),
      ("UserDefaults", "standardUserDefaults", "standard"),
      ("ProcessInfo", "processInfo", "processInfo"), ("Bundle", "mainBundle", "main"),
      ("NotificationCenter", "defaultCenter", "default"),
    ] {
      for member in ["cpy", "cm"] {
        found["c:objc(cs)NS\(type)(\(member))\(method)"] = shared(type, name)
      }
    }
    for method in ["sleepForTimeInterval:", "sleepUntilDate:"] {
      found["c:objc(cs)NSThread(cm)\(method)"] = Effect(
        symbol: "Foundation.Thread.sleep", shown: "Thread.sleep", kind: .time)
    }
    return found
  }()
}
