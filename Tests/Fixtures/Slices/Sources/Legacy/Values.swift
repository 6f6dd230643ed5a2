import Dependencies

struct Mailer: Sendable {
  var send: @Sendable (String) -> Void
}

extension Mailer: DependencyKey {
  static let liveValue = Mailer(send: { _ in })
  static let testValue = Mailer(send: { _ in })
}

extension DependencyValues {
  var mailer: Mailer {
    get { self[Mailer.self] }
    set { self[Mailer.self] = newValue }
  }
}

struct SignUpModel {
  @Dependency(\.mailer) private var mailer
  @Dependency(\.mailer)
  private var other: Mailer
  @Dependency(\.date) private var date

  func finish() { mailer.send("Welcome at \(date)") }
}
