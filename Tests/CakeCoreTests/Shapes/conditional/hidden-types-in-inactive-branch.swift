// Generic parameters and aliases that hide a type, in a branch that was left out.
//--- App/Shape.swift
protocol HasClock { var clock: Int { get } }
struct Root: HasClock { let clock = 1 }

// Generic parameter named like a type of the program.
protocol HasMenuMaker { var menuMaker: Int { get } }
typealias FirstMakerDependencies = HasClock & HasMenuMaker  // escape: HasMenuMaker
typealias SecondMakerDependencies = HasClock & HasMenuMaker  // escape: HasMenuMaker
extension Root: HasMenuMaker { var menuMaker: Int { 2 } }
struct ModelMaker {
  static var depsMaker: any SecondMakerDependencies { Root() }
  static func alsoMaker() -> Int { depsMaker.clock }
}
protocol MakerMaker { static var depsMaker: any FirstMakerDependencies { get } }
func runMaker<ModelMaker: MakerMaker>(_ type: ModelMaker.Type) -> Int {
  #if NEVER
    return ModelMaker.depsMaker.menuMaker
  #else
    return ModelMaker.depsMaker.clock
  #endif
}

// Alias nested in a type named like a type at the top.
protocol HasMenuAlias { var menuAlias: Int { get } }
typealias FirstAliasDependencies = HasClock & HasMenuAlias  // escape: HasMenuAlias
typealias SecondAliasDependencies = HasClock & HasMenuAlias  // escape: HasMenuAlias
extension Root: HasMenuAlias { var menuAlias: Int { 2 } }
struct BoxAlias {
  static var depsAlias: any SecondAliasDependencies { Root() }
  static func alsoAlias() -> Int { depsAlias.clock }
}
struct OtherBoxAlias { static var depsAlias: any FirstAliasDependencies { Root() } }
struct OuterAlias {
  typealias BoxAlias = OtherBoxAlias
  func runAlias() -> Int {
    #if NEVER
      return BoxAlias.depsAlias.menuAlias
    #else
      return BoxAlias.depsAlias.clock
    #endif
  }
}

// Generic parameter of the type named like a slice; typed local.
protocol HasMenuParameter { var menuParameter: Int { get } }
typealias FirstParameterDependencies = HasClock & HasMenuParameter  // escape: HasMenuParameter
typealias SecondParameterDependencies = HasClock & HasMenuParameter  // escape: HasMenuParameter
extension Root: HasMenuParameter { var menuParameter: Int { 2 } }
struct ModelParameter<SecondParameterDependencies: FirstParameterDependencies> {
  let firstParameter: SecondParameterDependencies
  func runParameter() -> Int {
    let localParameter: SecondParameterDependencies = firstParameter
    #if NEVER
      return localParameter.menuParameter
    #else
      return localParameter.clock
    #endif
  }
}
func alsoParameter(_ otherParameter: any SecondParameterDependencies) -> Int { otherParameter.clock }

// Parameter of a generic type named like a type of the program.
protocol HasMenuBounded { var menuBounded: Int { get } }
typealias FirstBoundedDependencies = HasClock & HasMenuBounded  // escape: HasMenuBounded
typealias SecondBoundedDependencies = HasClock & HasMenuBounded  // escape: HasMenuBounded
extension Root: HasMenuBounded { var menuBounded: Int { 2 } }
struct ModelBounded {
  let depsBounded: any SecondBoundedDependencies
  func alsoBounded() -> Int { depsBounded.clock }
}
protocol MakerBounded { var depsBounded: any FirstBoundedDependencies { get } }
func runBounded<ModelBounded: MakerBounded>(_ modelBounded: ModelBounded) -> Int {
  #if NEVER
    return modelBounded.depsBounded.menuBounded
  #else
    return modelBounded.depsBounded.clock
  #endif
}
