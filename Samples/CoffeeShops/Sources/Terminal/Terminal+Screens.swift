public import ScreenInterface

extension Terminal {
  /// Shows screens and does what is typed, until somebody quits or the input ends.
  ///
  /// What fails is shown, and the next line is read. In a pipe, the commands are shown with what
  /// they do, so that the output can be read by itself.
  ///
  /// - Parameters:
  ///   - screens: The first screen, and those on top of it, if there are any already.
  ///   - explaining: What to say of a command that this screen does not know, if another does.
  /// - Returns: Whether all went well; whoever quits has seen what didn't, and leaves content.
  public func run(
    _ screens: [any Screen], explaining: (String) -> String? = { _ in nil }
  ) async throws -> Bool {
    var stack = screens
    var succeeded = true
    var isNew = true
    while let screen = stack.last {
      if isNew {
        succeeded = try await attempt { try print(try await screen.text()) } && succeeded
      }
      isNew = false
      if isInteractive { try write("> ") }
      guard let line = readLine() else {
        if isInteractive { try write("\n") }
        break
      }
      if !isInteractive { try write("> \(line.printable)\n") }
      let command = Command(line)
      if command.name == "quit" { return true }
      if command.name == "help" { try print(screen.help + "\nquit  leave; you stay logged in") }
      if ["", "help"].contains(command.name) { continue }
      succeeded =
        try await attempt {
          isNew = try await take(perform(command, on: screen, explaining: explaining), &stack)
        } && succeeded
    }
    return succeeded
  }

  private func perform(
    _ command: Command, on screen: any Screen, explaining: (String) -> String?
  ) async throws -> Step {
    do {
      return try await screen.perform(command)
    } catch CommandError.unknown(let name) {
      throw explaining(name).map { CommandError.elsewhere($0) } ?? .unknown(name)
    }
  }

  /// Goes where a command led to. Returns whether there is something new to show.
  private func take(_ step: Step, _ stack: inout [any Screen]) throws -> Bool {
    switch step {
    case .stay(let text):
      try print(text)
      return false
    case .open(let screen): stack.append(screen)
    case .back: if stack.count > 1 { stack.removeLast() }
    case .home: stack.removeLast(stack.count - 1)
    }
    return true
  }

  private func attempt(_ body: () async throws -> Void) async throws -> Bool {
    do {
      try await body()
      return true
    } catch let error as OutputError {
      throw error
    } catch {
      try print("! \(error)")
      return false
    }
  }
}
