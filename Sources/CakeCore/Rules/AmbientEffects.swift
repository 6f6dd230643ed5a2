/// The effects that consumers name, and what would control them.
final class AmbientEffects {
  private struct Need: Hashable {
    var slice: Int
    var provider: Int
  }

  let uses: [AmbientUses.Key: (Effect, [SourcePlace])]
  let controls: EffectControls?
  private unowned let program: Program
  private lazy var usesByNeed = Dictionary(grouping: uses.keys.sorted()) { key in
    let consumer = program.consumers[key.consumer]
    return controls?.need(for: uses[key]!.0, of: consumer).map {
      Need(slice: $0.slice, provider: $0.provider)
    }
  }

  init(_ program: Program) {
    self.program = program
    uses = AmbientUses(program).found()
    controls = uses.isEmpty ? nil : EffectControls(program)
  }

  /// Where consumers reach around a need of theirs that would control an effect.
  func notes(around slice: Int, _ provider: Int) -> [Finding.Note] {
    (usesByNeed[Need(slice: slice, provider: provider)] ?? []).map { key in
      let (effect, places) = uses[key]!
      let consumer = program.shown(program.consumers[key.consumer].symbol)
      return .init(
        message: "'\(consumer)' reaches around it, to '\(effect.shown)'", location: places.min()!)
    }
  }
}

extension Program {
  var ambientEffects: AmbientEffects { once(AmbientEffects.init) }
}
