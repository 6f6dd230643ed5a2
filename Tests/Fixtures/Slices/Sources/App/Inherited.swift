import Core

protocol HasTicker { var ticker: any Telling { get } }
extension HasTicker { func tick() { ticker.tell("tick") } }

protocol HasClock { var clock: Int { get } }
protocol Helping { func help() -> Int }
extension Helping { func help() -> Int { 1 } }

class BaseDependencies {
  let store: any Storing
  init(store: any Storing) { self.store = store }
}

/// A root with a superclass, with what protocols add to it, and with a name that a provider of another
/// type has.
final class MainDependencies: BaseDependencies, HasTicker, Helping {
  enum Style { case plain }

  let ticker: any Telling
  let clock: any Telling
  let style = Style.plain
  init(ticker: any Telling, store: any Storing) {
    self.ticker = ticker
    clock = ticker
    super.init(store: store)
  }
  func makeStyle(_ style: Style) -> Style { style }
}

struct ClockModel {
  let dependencies: MainDependencies

  func tell() {
    dependencies.tick()
    dependencies.clock.tell("\(dependencies.style, style: dependencies.makeStyle(.plain))")
    _ = { [dependencies] in dependencies.clock.tell("again") }
    save()
  }

  private func save() { self.dependencies.store.saved.forEach(dependencies.store.save) }
}

struct HelpModel {
  let dependencies: MainDependencies?
  let other: MainDependencies

  func help() -> Int { other.help() }
  func tell() {
    let copy = other
    copy.clock.tell("help")
    dependencies?.ticker.tell("help")
  }
}

extension DefaultStringInterpolation {
  fileprivate mutating func appendInterpolation(
    _ one: MainDependencies.Style, style: MainDependencies.Style
  ) {}
}
