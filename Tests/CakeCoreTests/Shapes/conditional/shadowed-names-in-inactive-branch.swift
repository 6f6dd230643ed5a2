// What a name means in a branch that was left out, where something else has it nearby.
//--- App/Shape.swift
protocol HasClock { var clock: Int { get } }
struct Root: HasClock { let clock = 1 }

// Nested function parameter shadows the first name of the initialiser of an outer local.
protocol HasMenuNested { var menuNested: Int { get } }
typealias FirstNestedDependencies = HasClock & HasMenuNested  // escape: HasMenuNested
typealias SecondNestedDependencies = HasClock & HasMenuNested  // escape: HasMenuNested
extension Root: HasMenuNested { var menuNested: Int { 2 } }
func runNested(_ depsNested: any FirstNestedDependencies, _ otherNested: any SecondNestedDependencies) -> Int {
  let localNested = depsNested
  func innerNested(_ depsNested: any SecondNestedDependencies) -> Int {
    #if NEVER
      return localNested.menuNested + depsNested.clock
    #else
      return localNested.clock + depsNested.clock
    #endif
  }
  return innerNested(otherNested)
}

// Nested function parameter named like a local of the outer function.
protocol HasMenuOuter { var menuOuter: Int { get } }
typealias FirstOuterDependencies = HasClock & HasMenuOuter  // escape: HasMenuOuter
typealias SecondOuterDependencies = HasClock & HasMenuOuter  // escape: HasMenuOuter
extension Root: HasMenuOuter { var menuOuter: Int { 2 } }
struct ModelOuter {
  let secondOuter: any SecondOuterDependencies
  func runOuter(_ firstOuter: any FirstOuterDependencies) -> Int {
    let needsOuter: any SecondOuterDependencies = self.secondOuter
    func innerOuter(_ needsOuter: any FirstOuterDependencies) -> Int {
      #if NEVER
        return needsOuter.menuOuter
      #else
        return needsOuter.clock
      #endif
    }
    return innerOuter(firstOuter) + needsOuter.clock
  }
}

// A local of a finished inner block is named like the parameter.
protocol HasMenuEnded { var menuEnded: Int { get } }
typealias FirstEndedDependencies = HasClock & HasMenuEnded  // escape: HasMenuEnded
typealias SecondEndedDependencies = HasClock & HasMenuEnded  // escape: HasMenuEnded
extension Root: HasMenuEnded { var menuEnded: Int { 2 } }
func runEnded(_ needsEnded: any FirstEndedDependencies, _ otherEnded: any SecondEndedDependencies, _ flag: Bool) -> Int {
  if flag {
    let needsEnded: any SecondEndedDependencies = otherEnded
    return needsEnded.clock
  }
  #if NEVER
    return needsEnded.menuEnded
  #else
    return needsEnded.clock
  #endif
}

// A local of an earlier switch case is named like a member.
protocol HasMenuSibling { var menuSibling: Int { get } }
typealias FirstSiblingDependencies = HasClock & HasMenuSibling  // escape: HasMenuSibling
typealias SecondSiblingDependencies = HasClock & HasMenuSibling  // escape: HasMenuSibling
extension Root: HasMenuSibling { var menuSibling: Int { 2 } }
struct ModelSibling {
  let depsSibling: any FirstSiblingDependencies
  let otherSibling: any SecondSiblingDependencies
  func runSibling(_ kind: Int) -> Int {
    switch kind {
    case 0:
      let depsSibling: any SecondSiblingDependencies = self.otherSibling
      return depsSibling.clock
    default:
      #if NEVER
        return depsSibling.menuSibling
      #else
        return depsSibling.clock
      #endif
    }
  }
}

// The second binding of one `let` hides a member.
protocol HasMenuPaired { var menuPaired: Int { get } }
typealias FirstPairedDependencies = HasClock & HasMenuPaired  // escape: HasMenuPaired
typealias SecondPairedDependencies = HasClock & HasMenuPaired  // escape: HasMenuPaired
extension Root: HasMenuPaired { var menuPaired: Int { 2 } }
struct ModelPaired {
  let depsPaired: any SecondPairedDependencies
  let firstPaired: any FirstPairedDependencies
  func runPaired() -> Int {
    let count = 1, depsPaired = self.firstPaired
    #if NEVER
      return depsPaired.menuPaired + count
    #else
      return depsPaired.clock + count
    #endif
  }
  func alsoPaired() -> Int { depsPaired.clock }
}

// A payload hides a parameter.
protocol HasMenuPayload { var menuPayload: Int { get } }
typealias FirstPayloadDependencies = HasClock & HasMenuPayload  // escape: HasMenuPayload
typealias SecondPayloadDependencies = HasClock & HasMenuPayload  // escape: HasMenuPayload
extension Root: HasMenuPayload { var menuPayload: Int { 2 } }
enum ChoicePayload { case one(any FirstPayloadDependencies), none }
func runPayload(_ depsPayload: any SecondPayloadDependencies, _ choice: ChoicePayload) -> Int {
  if case let .one(depsPayload) = choice {
    #if NEVER
      return depsPayload.menuPayload
    #else
      return depsPayload.clock
    #endif
  }
  return depsPayload.clock
}

// Labelled tuple pattern shadows a parameter.
protocol HasMenuLabelled { var menuLabelled: Int { get } }
typealias FirstLabelledDependencies = HasClock & HasMenuLabelled  // escape: HasMenuLabelled
typealias SecondLabelledDependencies = HasClock & HasMenuLabelled  // escape: HasMenuLabelled
extension Root: HasMenuLabelled { var menuLabelled: Int { 2 } }
func runLabelled(_ depsLabelled: any SecondLabelledDependencies, _ pairLabelled: (count: Int, needs: any FirstLabelledDependencies)) -> Int
{
  let before = depsLabelled.clock
  do {
    let (count:count, needs:depsLabelled) = pairLabelled
    #if NEVER
      return depsLabelled.menuLabelled + count + before
    #else
      return depsLabelled.clock + count + before
    #endif
  }
}

// A closure with many parameters.
protocol HasMenuLong { var menuLong: Int { get } }
typealias FirstLongDependencies = HasClock & HasMenuLong  // escape: HasMenuLong
typealias SecondLongDependencies = HasClock & HasMenuLong  // escape: HasMenuLong
extension Root: HasMenuLong { var menuLong: Int { 2 } }
func runLong(_ depsLong: any SecondLongDependencies, _ firstLong: any FirstLongDependencies) -> Int {
  let before = depsLong.clock
  let closure = {
    (depsLong: any FirstLongDependencies, a: Int, b: Int, c: Int, d: Int, e: Int, f: Int, g: Int, h: Int, i: Int, j: Int) -> Int in
    #if NEVER
      return depsLong.menuLong + a
    #else
      return depsLong.clock + a
    #endif
  }
  return closure(firstLong, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10) + before
}

// Member of a local type named like a parameter of the function around it.
protocol HasMenuTyped { var menuTyped: Int { get } }
typealias FirstTypedDependencies = HasClock & HasMenuTyped  // escape: HasMenuTyped
typealias SecondTypedDependencies = HasClock & HasMenuTyped  // escape: HasMenuTyped
extension Root: HasMenuTyped { var menuTyped: Int { 2 } }
func runTyped(_ depsTyped: any SecondTypedDependencies, _ firstTyped: any FirstTypedDependencies) -> Int {
  struct LocalTyped {
    let depsTyped: any FirstTypedDependencies
    func goTyped() -> Int {
      #if NEVER
        return depsTyped.menuTyped
      #else
        return depsTyped.clock
      #endif
    }
  }
  return LocalTyped(depsTyped: firstTyped).goTyped() + depsTyped.clock
}

// Member of a local type named like a local of the function around it.
protocol HasMenuLocal { var menuLocal: Int { get } }
typealias FirstLocalDependencies = HasClock & HasMenuLocal  // escape: HasMenuLocal
typealias SecondLocalDependencies = HasClock & HasMenuLocal  // escape: HasMenuLocal
extension Root: HasMenuLocal { var menuLocal: Int { 2 } }
func runLocal(_ otherLocal: any SecondLocalDependencies, _ firstLocal: any FirstLocalDependencies) -> Int {
  let depsLocal: any SecondLocalDependencies = otherLocal
  struct LocalLocal {
    let depsLocal: any FirstLocalDependencies
    func goLocal() -> Int {
      #if NEVER
        return depsLocal.menuLocal
      #else
        return depsLocal.clock
      #endif
    }
  }
  return LocalLocal(depsLocal: firstLocal).goLocal() + depsLocal.clock
}

// `set(deps)` names its value like a stored property.
protocol HasMenuSetter { var menuSetter: Int { get } }
typealias FirstSetterDependencies = HasClock & HasMenuSetter  // escape: HasMenuSetter
typealias SecondSetterDependencies = HasClock & HasMenuSetter  // escape: HasMenuSetter
extension Root: HasMenuSetter { var menuSetter: Int { 2 } }
struct ModelSetter {
  var depsSetter: any SecondSetterDependencies
  var totalSetter = 0
  var currentSetter: any FirstSetterDependencies {
    get { Root() }
    set(depsSetter) {
      #if NEVER
        totalSetter = depsSetter.menuSetter
      #else
        totalSetter = depsSetter.clock
      #endif
    }
  }
  func runSetter() -> Int { depsSetter.clock }
}

// A typed local uses the parameter of its name in its own initialiser.
protocol HasMenuOwn { var menuOwn: Int { get } }
typealias FirstOwnDependencies = HasClock & HasMenuOwn  // escape: HasMenuOwn
typealias SecondOwnDependencies = HasClock & HasMenuOwn  // escape: HasMenuOwn
extension Root: HasMenuOwn { var menuOwn: Int { 2 } }
func pickOwn(_ number: Int) -> any SecondOwnDependencies { Root() }
func runOwn(_ needsOwn: any FirstOwnDependencies) -> Int {
  do {
    #if NEVER
      let needsOwn: any SecondOwnDependencies = pickOwn(needsOwn.menuOwn)
      _ = needsOwn.clock
    #endif
  }
  return needsOwn.clock
}
func alsoOwn(_ otherOwn: any SecondOwnDependencies) -> Int { otherOwn.clock }

// A local in another left-out branch shadows the parameter there only.
protocol HasMenuBranch { var menuBranch: Int { get } }
typealias FirstBranchDependencies = HasClock & HasMenuBranch  // escape: HasMenuBranch
typealias SecondBranchDependencies = HasClock & HasMenuBranch  // escape: HasMenuBranch
extension Root: HasMenuBranch { var menuBranch: Int { 2 } }
struct ModelBranch {
  let otherBranch: any SecondBranchDependencies
  func runBranch(_ needsBranch: any FirstBranchDependencies) -> Int {
    #if OLD
      let needsBranch: any SecondBranchDependencies = self.otherBranch
    #endif
    #if NEVER
      return needsBranch.menuBranch
    #else
      return needsBranch.clock
    #endif
  }
  func alsoBranch() -> Int { otherBranch.clock }
}

// `self` means another value.
protocol HasMenuRebound { var menuRebound: Int { get } }
typealias FirstReboundDependencies = HasClock & HasMenuRebound  // escape: HasMenuRebound
typealias SecondReboundDependencies = HasClock & HasMenuRebound  // escape: HasMenuRebound
extension Root: HasMenuRebound { var menuRebound: Int { 2 } }
struct OtherRebound {
  let depsRebound: any FirstReboundDependencies
}
struct ModelRebound {
  let depsRebound: any SecondReboundDependencies
  func runRebound(_ other: OtherRebound?) -> Int {
    let before = depsRebound.clock
    guard let self = other else { return before }
    #if NEVER
      return self.depsRebound.menuRebound
    #else
      return self.depsRebound.clock
    #endif
  }
}

// A branch goes on with a local value's initialiser.
protocol HasMenuChained { var menuChained: Int { get } }
typealias FirstChainedDependencies = HasClock & HasMenuChained  // escape: HasMenuChained
typealias SecondChainedDependencies = HasClock & HasMenuChained  // escape: HasMenuChained
extension Root: HasMenuChained { var menuChained: Int { 2 } }
struct ModelChained {
  let depsChained: any SecondChainedDependencies
  let firstChained: any FirstChainedDependencies
  var menuChained: Int { depsChained.clock + firstChained.clock }
  var insideChained: InsideChained { InsideChained(depsChained: firstChained) }
}
@dynamicMemberLookup struct InsideChained {
  let depsChained: any FirstChainedDependencies
  subscript<T>(dynamicMember path: KeyPath<any FirstChainedDependencies, T>) -> T { depsChained[keyPath: path] }
}
func runChained(_ modelChained: ModelChained) -> Int {
  let localChained = modelChained
    #if NEVER
      .insideChained
    #endif
  #if NEVER
    return localChained.menuChained
  #else
    return localChained.menuChained
  #endif
}
