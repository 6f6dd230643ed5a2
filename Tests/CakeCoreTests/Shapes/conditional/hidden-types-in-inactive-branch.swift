// Generic parameters and aliases that hide a type, in a branch that was left out.
//--- App/Shape.swift
// Generic parameter named like a type of the program.
protocol HasClockMaker { var clockMaker: Int { get } }
protocol HasMenuMaker { var menuMaker: Int { get } }
typealias FirstMakerDependencies = HasClockMaker & HasMenuMaker  // escape: HasMenuMaker
typealias SecondMakerDependencies = HasClockMaker & HasMenuMaker  // escape: HasMenuMaker
struct RootMaker: HasClockMaker, HasMenuMaker { let clockMaker = 1; let menuMaker = 2 }
struct ModelMaker {
  static var depsMaker: any SecondMakerDependencies { RootMaker() }
  static func alsoMaker() -> Int { depsMaker.clockMaker }
}
protocol MakerMaker { static var depsMaker: any FirstMakerDependencies { get } }
func runMaker<ModelMaker: MakerMaker>(_ type: ModelMaker.Type) -> Int {
  #if NEVER
    return ModelMaker.depsMaker.menuMaker
  #else
    return ModelMaker.depsMaker.clockMaker
  #endif
}

// Alias nested in a type named like a type at the top.
protocol HasClockAlias { var clockAlias: Int { get } }
protocol HasMenuAlias { var menuAlias: Int { get } }
typealias FirstAliasDependencies = HasClockAlias & HasMenuAlias  // escape: HasMenuAlias
typealias SecondAliasDependencies = HasClockAlias & HasMenuAlias  // escape: HasMenuAlias
struct RootAlias: HasClockAlias, HasMenuAlias { let clockAlias = 1; let menuAlias = 2 }
struct BoxAlias {
  static var depsAlias: any SecondAliasDependencies { RootAlias() }
  static func alsoAlias() -> Int { depsAlias.clockAlias }
}
struct OtherBoxAlias { static var depsAlias: any FirstAliasDependencies { RootAlias() } }
struct OuterAlias {
  typealias BoxAlias = OtherBoxAlias
  func runAlias() -> Int {
    #if NEVER
      return BoxAlias.depsAlias.menuAlias
    #else
      return BoxAlias.depsAlias.clockAlias
    #endif
  }
}

// Generic parameter of the type named like a slice; typed local.
protocol HasClockParameter { var clockParameter: Int { get } }
protocol HasMenuParameter { var menuParameter: Int { get } }
typealias FirstParameterDependencies = HasClockParameter & HasMenuParameter  // escape: HasMenuParameter
typealias SecondParameterDependencies = HasClockParameter & HasMenuParameter  // escape: HasMenuParameter
struct RootParameter: HasClockParameter, HasMenuParameter { let clockParameter = 1; let menuParameter = 2 }
struct ModelParameter<SecondParameterDependencies: FirstParameterDependencies> {
  let firstParameter: SecondParameterDependencies
  func runParameter() -> Int {
    let localParameter: SecondParameterDependencies = firstParameter
    #if NEVER
      return localParameter.menuParameter
    #else
      return localParameter.clockParameter
    #endif
  }
}
func alsoParameter(_ otherParameter: any SecondParameterDependencies) -> Int { otherParameter.clockParameter }

// Parameter of a generic type named like a type of the program.
protocol HasClockBounded { var clockBounded: Int { get } }
protocol HasMenuBounded { var menuBounded: Int { get } }
typealias FirstBoundedDependencies = HasClockBounded & HasMenuBounded  // escape: HasMenuBounded
typealias SecondBoundedDependencies = HasClockBounded & HasMenuBounded  // escape: HasMenuBounded
struct RootBounded: HasClockBounded, HasMenuBounded { let clockBounded = 1; let menuBounded = 2 }
struct ModelBounded {
  let depsBounded: any SecondBoundedDependencies
  func alsoBounded() -> Int { depsBounded.clockBounded }
}
protocol MakerBounded { var depsBounded: any FirstBoundedDependencies { get } }
func runBounded<ModelBounded: MakerBounded>(_ modelBounded: ModelBounded) -> Int {
  #if NEVER
    return modelBounded.depsBounded.menuBounded
  #else
    return modelBounded.depsBounded.clockBounded
  #endif
}
