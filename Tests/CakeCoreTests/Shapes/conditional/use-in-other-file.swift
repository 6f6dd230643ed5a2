// An inactive branch of another file reads the need through the stored dependencies.
//--- App/Model.swift
protocol HasClock { var clock: Int { get } }
protocol HasHaptics { var haptics: Int { get } }

typealias ModelDependencies =
  HasClock
  & HasHaptics  // escape: HasHaptics
struct Model {
  let dependencies: any ModelDependencies
  var now: Int { dependencies.clock }
}
//--- App/Model+Phone.swift
#if canImport(CoreHapticsOfNobody)
  extension Model {
    func tap() -> Int { dependencies.haptics }
  }
#endif
