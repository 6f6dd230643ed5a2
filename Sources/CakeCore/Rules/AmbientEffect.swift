/// A consumer reaches around its dependencies for something that they could control.
enum AmbientEffect: Rule {
  static let id = RuleID.ambientEffect

  static func findings(in program: Program) -> [Finding] {
    let effects = program.ambientEffects
    guard let controls = effects.controls else { return [] }
    return effects.uses.keys.sorted().map { key in
      let (effect, places) = effects.uses[key]!
      let consumer = program.consumers[key.consumer]
      let sorted = Set(places).sorted()
      return Finding(
        rule: id, severity: id.defaultSeverity,
        message: "'\(program.shown(consumer.symbol))' reaches around its dependencies to "
          + "'\(effect.shown)'",
        location: sorted[0],
        subject: [.consumer: .name(consumer.name), .symbol: .name(effect.symbol)],
        notes: sorted.dropFirst().map { .init(message: "and here", location: $0) }
          + [controls.note(effect, for: consumer)])
    }
  }
}
