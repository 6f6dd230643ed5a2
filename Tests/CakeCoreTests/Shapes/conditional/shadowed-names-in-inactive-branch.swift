// What a name means in a branch that was left out, where something else has it nearby.
//--- App/Shape.swift
// Nested function parameter shadows the first name of the initialiser of an outer local.
protocol HasClockNested { var clockNested: Int { get } }
protocol HasMenuNested { var menuNested: Int { get } }
typealias FirstNestedDependencies = HasClockNested & HasMenuNested  // escape: HasMenuNested
typealias SecondNestedDependencies = HasClockNested & HasMenuNested  // escape: HasMenuNested
struct RootNested: HasClockNested, HasMenuNested { let clockNested = 1; let menuNested = 2 }
func runNested(_ depsNested: any FirstNestedDependencies, _ otherNested: any SecondNestedDependencies) -> Int {
  let localNested = depsNested
  func innerNested(_ depsNested: any SecondNestedDependencies) -> Int {
    #if NEVER
      return localNested.menuNested + depsNested.clockNested
    #else
      return localNested.clockNested + depsNested.clockNested
    #endif
  }
  return innerNested(otherNested)
}

// Nested function parameter named like a local of the outer function.
protocol HasClockOuter { var clockOuter: Int { get } }
protocol HasMenuOuter { var menuOuter: Int { get } }
typealias FirstOuterDependencies = HasClockOuter & HasMenuOuter  // escape: HasMenuOuter
typealias SecondOuterDependencies = HasClockOuter & HasMenuOuter  // escape: HasMenuOuter
struct RootOuter: HasClockOuter, HasMenuOuter { let clockOuter = 1; let menuOuter = 2 }
struct ModelOuter {
  let secondOuter: any SecondOuterDependencies
  func runOuter(_ firstOuter: any FirstOuterDependencies) -> Int {
    let needsOuter: any SecondOuterDependencies = self.secondOuter
    func innerOuter(_ needsOuter: any FirstOuterDependencies) -> Int {
      #if NEVER
        return needsOuter.menuOuter
      #else
        return needsOuter.clockOuter
      #endif
    }
    return innerOuter(firstOuter) + needsOuter.clockOuter
  }
}

// A local of a finished inner block is named like the parameter.
protocol HasClockEnded { var clockEnded: Int { get } }
protocol HasMenuEnded { var menuEnded: Int { get } }
typealias FirstEndedDependencies = HasClockEnded & HasMenuEnded  // escape: HasMenuEnded
typealias SecondEndedDependencies = HasClockEnded & HasMenuEnded  // escape: HasMenuEnded
struct RootEnded: HasClockEnded, HasMenuEnded { let clockEnded = 1; let menuEnded = 2 }
func runEnded(_ needsEnded: any FirstEndedDependencies, _ otherEnded: any SecondEndedDependencies, _ flag: Bool) -> Int {
  if flag {
    let needsEnded: any SecondEndedDependencies = otherEnded
    return needsEnded.clockEnded
  }
  #if NEVER
    return needsEnded.menuEnded
  #else
    return needsEnded.clockEnded
  #endif
}

// A local of an earlier switch case is named like a member.
protocol HasClockSibling { var clockSibling: Int { get } }
protocol HasMenuSibling { var menuSibling: Int { get } }
typealias FirstSiblingDependencies = HasClockSibling & HasMenuSibling  // escape: HasMenuSibling
typealias SecondSiblingDependencies = HasClockSibling & HasMenuSibling  // escape: HasMenuSibling
struct RootSibling: HasClockSibling, HasMenuSibling { let clockSibling = 1; let menuSibling = 2 }
struct ModelSibling {
  let depsSibling: any FirstSiblingDependencies
  let otherSibling: any SecondSiblingDependencies
  func runSibling(_ kind: Int) -> Int {
    switch kind {
    case 0:
      let depsSibling: any SecondSiblingDependencies = self.otherSibling
      return depsSibling.clockSibling
    default:
      #if NEVER
        return depsSibling.menuSibling
      #else
        return depsSibling.clockSibling
      #endif
    }
  }
}

// Second binding of one let shadows a member.
protocol HasClockPaired { var clockPaired: Int { get } }
protocol HasMenuPaired { var menuPaired: Int { get } }
typealias FirstPairedDependencies = HasClockPaired & HasMenuPaired  // escape: HasMenuPaired
typealias SecondPairedDependencies = HasClockPaired & HasMenuPaired  // escape: HasMenuPaired
struct RootPaired: HasClockPaired, HasMenuPaired { let clockPaired = 1; let menuPaired = 2 }
struct ModelPaired {
  let depsPaired: any SecondPairedDependencies
  let firstPaired: any FirstPairedDependencies
  func runPaired() -> Int {
    let count = 1, depsPaired = self.firstPaired
    #if NEVER
      return depsPaired.menuPaired + count
    #else
      return depsPaired.clockPaired + count
    #endif
  }
  func alsoPaired() -> Int { depsPaired.clockPaired }
}

// Case let .one(deps) shadows a parameter, local of it.
protocol HasClockPayload { var clockPayload: Int { get } }
protocol HasMenuPayload { var menuPayload: Int { get } }
typealias FirstPayloadDependencies = HasClockPayload & HasMenuPayload  // escape: HasMenuPayload
typealias SecondPayloadDependencies = HasClockPayload & HasMenuPayload  // escape: HasMenuPayload
struct RootPayload: HasClockPayload, HasMenuPayload { let clockPayload = 1; let menuPayload = 2 }
enum ChoicePayload { case one(any FirstPayloadDependencies), none }
func runPayload(_ depsPayload: any SecondPayloadDependencies, _ choice: ChoicePayload) -> Int {
  if case let .one(depsPayload) = choice {
    #if NEVER
      return depsPayload.menuPayload
    #else
      return depsPayload.clockPayload
    #endif
  }
  return depsPayload.clockPayload
}

// Labelled tuple pattern shadows a parameter.
protocol HasClockLabelled { var clockLabelled: Int { get } }
protocol HasMenuLabelled { var menuLabelled: Int { get } }
typealias FirstLabelledDependencies = HasClockLabelled & HasMenuLabelled  // escape: HasMenuLabelled
typealias SecondLabelledDependencies = HasClockLabelled & HasMenuLabelled  // escape: HasMenuLabelled
struct RootLabelled: HasClockLabelled, HasMenuLabelled { let clockLabelled = 1; let menuLabelled = 2 }
func runLabelled(_ depsLabelled: any SecondLabelledDependencies, _ pairLabelled: (count: Int, needs: any FirstLabelledDependencies)) -> Int
{
  let before = depsLabelled.clockLabelled
  do {
    let (count:count, needs:depsLabelled) = pairLabelled
    #if NEVER
      return depsLabelled.menuLabelled + count + before
    #else
      return depsLabelled.clockLabelled + count + before
    #endif
  }
}

// Closure parameters further than 40 tokens before in.
protocol HasClockLong { var clockLong: Int { get } }
protocol HasMenuLong { var menuLong: Int { get } }
typealias FirstLongDependencies = HasClockLong & HasMenuLong  // escape: HasMenuLong
typealias SecondLongDependencies = HasClockLong & HasMenuLong  // escape: HasMenuLong
struct RootLong: HasClockLong, HasMenuLong { let clockLong = 1; let menuLong = 2 }
func runLong(_ depsLong: any SecondLongDependencies, _ firstLong: any FirstLongDependencies) -> Int {
  let before = depsLong.clockLong
  let closure = {
    (depsLong: any FirstLongDependencies, a: Int, b: Int, c: Int, d: Int, e: Int, f: Int, g: Int, h: Int, i: Int, j: Int) -> Int in
    #if NEVER
      return depsLong.menuLong + a
    #else
      return depsLong.clockLong + a
    #endif
  }
  return closure(firstLong, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10) + before
}

// Member of a local type named like a parameter of the function around it.
protocol HasClockTyped { var clockTyped: Int { get } }
protocol HasMenuTyped { var menuTyped: Int { get } }
typealias FirstTypedDependencies = HasClockTyped & HasMenuTyped  // escape: HasMenuTyped
typealias SecondTypedDependencies = HasClockTyped & HasMenuTyped  // escape: HasMenuTyped
struct RootTyped: HasClockTyped, HasMenuTyped { let clockTyped = 1; let menuTyped = 2 }
func runTyped(_ depsTyped: any SecondTypedDependencies, _ firstTyped: any FirstTypedDependencies) -> Int {
  struct LocalTyped {
    let depsTyped: any FirstTypedDependencies
    func goTyped() -> Int {
      #if NEVER
        return depsTyped.menuTyped
      #else
        return depsTyped.clockTyped
      #endif
    }
  }
  return LocalTyped(depsTyped: firstTyped).goTyped() + depsTyped.clockTyped
}

// Member of a local type named like a local of the function around it.
protocol HasClockLocal { var clockLocal: Int { get } }
protocol HasMenuLocal { var menuLocal: Int { get } }
typealias FirstLocalDependencies = HasClockLocal & HasMenuLocal  // escape: HasMenuLocal
typealias SecondLocalDependencies = HasClockLocal & HasMenuLocal  // escape: HasMenuLocal
struct RootLocal: HasClockLocal, HasMenuLocal { let clockLocal = 1; let menuLocal = 2 }
func runLocal(_ otherLocal: any SecondLocalDependencies, _ firstLocal: any FirstLocalDependencies) -> Int {
  let depsLocal: any SecondLocalDependencies = otherLocal
  struct LocalLocal {
    let depsLocal: any FirstLocalDependencies
    func goLocal() -> Int {
      #if NEVER
        return depsLocal.menuLocal
      #else
        return depsLocal.clockLocal
      #endif
    }
  }
  return LocalLocal(depsLocal: firstLocal).goLocal() + depsLocal.clockLocal
}

// Set(deps) names its value like a stored property.
protocol HasClockSetter { var clockSetter: Int { get } }
protocol HasMenuSetter { var menuSetter: Int { get } }
typealias FirstSetterDependencies = HasClockSetter & HasMenuSetter  // escape: HasMenuSetter
typealias SecondSetterDependencies = HasClockSetter & HasMenuSetter  // escape: HasMenuSetter
struct RootSetter: HasClockSetter, HasMenuSetter { let clockSetter = 1; let menuSetter = 2 }
struct ModelSetter {
  var depsSetter: any SecondSetterDependencies
  var totalSetter = 0
  var currentSetter: any FirstSetterDependencies {
    get { RootSetter() }
    set(depsSetter) {
      #if NEVER
        totalSetter = depsSetter.menuSetter
      #else
        totalSetter = depsSetter.clockSetter
      #endif
    }
  }
  func runSetter() -> Int { depsSetter.clockSetter }
}

// A typed local uses the parameter of its name in its own initialiser.
protocol HasClockOwn { var clockOwn: Int { get } }
protocol HasMenuOwn { var menuOwn: Int { get } }
typealias FirstOwnDependencies = HasClockOwn & HasMenuOwn  // escape: HasMenuOwn
typealias SecondOwnDependencies = HasClockOwn & HasMenuOwn  // escape: HasMenuOwn
struct RootOwn: HasClockOwn, HasMenuOwn { let clockOwn = 1; let menuOwn = 2 }
func pickOwn(_ number: Int) -> any SecondOwnDependencies { RootOwn() }
func runOwn(_ needsOwn: any FirstOwnDependencies) -> Int {
  do {
    #if NEVER
      let needsOwn: any SecondOwnDependencies = pickOwn(needsOwn.menuOwn)
      _ = needsOwn.clockOwn
    #endif
  }
  return needsOwn.clockOwn
}
func alsoOwn(_ otherOwn: any SecondOwnDependencies) -> Int { otherOwn.clockOwn }

// A local in another left-out branch shadows the parameter there only.
protocol HasClockBranch { var clockBranch: Int { get } }
protocol HasMenuBranch { var menuBranch: Int { get } }
typealias FirstBranchDependencies = HasClockBranch & HasMenuBranch  // escape: HasMenuBranch
typealias SecondBranchDependencies = HasClockBranch & HasMenuBranch  // escape: HasMenuBranch
struct RootBranch: HasClockBranch, HasMenuBranch { let clockBranch = 1; let menuBranch = 2 }
struct ModelBranch {
  let otherBranch: any SecondBranchDependencies
  func runBranch(_ needsBranch: any FirstBranchDependencies) -> Int {
    #if OLD
      let needsBranch: any SecondBranchDependencies = self.otherBranch
    #endif
    #if NEVER
      return needsBranch.menuBranch
    #else
      return needsBranch.clockBranch
    #endif
  }
  func alsoBranch() -> Int { otherBranch.clockBranch }
}

// [self = other] rebinds self.
protocol HasClockRebound { var clockRebound: Int { get } }
protocol HasMenuRebound { var menuRebound: Int { get } }
typealias FirstReboundDependencies = HasClockRebound & HasMenuRebound  // escape: HasMenuRebound
typealias SecondReboundDependencies = HasClockRebound & HasMenuRebound  // escape: HasMenuRebound
struct RootRebound: HasClockRebound, HasMenuRebound { let clockRebound = 1; let menuRebound = 2 }
struct OtherRebound {
  let depsRebound: any FirstReboundDependencies
}
struct ModelRebound {
  let depsRebound: any SecondReboundDependencies
  func runRebound(_ other: OtherRebound?) -> Int {
    let before = depsRebound.clockRebound
    guard let self = other else { return before }
    #if NEVER
      return self.depsRebound.menuRebound
    #else
      return self.depsRebound.clockRebound
    #endif
  }
}

// Postfix #if behind the initialiser.
protocol HasClockChained { var clockChained: Int { get } }
protocol HasMenuChained { var menuChained: Int { get } }
typealias FirstChainedDependencies = HasClockChained & HasMenuChained  // escape: HasMenuChained
typealias SecondChainedDependencies = HasClockChained & HasMenuChained  // escape: HasMenuChained
struct RootChained: HasClockChained, HasMenuChained { let clockChained = 1; let menuChained = 2 }
struct ModelChained {
  let depsChained: any SecondChainedDependencies
  let firstChained: any FirstChainedDependencies
  var menuChained: Int { depsChained.clockChained + firstChained.clockChained }
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
