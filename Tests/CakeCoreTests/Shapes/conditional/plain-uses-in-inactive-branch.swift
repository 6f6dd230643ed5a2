// Plain uses in a branch that was left out, near words that declare something.
//--- App/Shape.swift
// Switch case: hands whole member on.
protocol HasClockRoute { var clockRoute: Int { get } }
protocol HasMenuRoute { var menuRoute: Int { get } }
typealias FirstRouteDependencies = HasClockRoute & HasMenuRoute  // escape: HasMenuRoute
typealias SecondRouteDependencies = HasClockRoute & HasMenuRoute
struct RootRoute: HasClockRoute, HasMenuRoute { let clockRoute = 1; let menuRoute = 2 }
func showRoute(_ d: any HasMenuRoute) -> Int { d.menuRoute }
func alsoRoute(_ secondRoute: any SecondRouteDependencies) -> Int { secondRoute.clockRoute + secondRoute.menuRoute }
func tickRoute(_ tickerRoute: any FirstRouteDependencies) -> Int { tickerRoute.clockRoute }
enum RouteRoute { case home, menu }
struct ModelRoute { let depsRoute: any FirstRouteDependencies }
#if NEVER
  extension ModelRoute {
    func goRoute(_ r: RouteRoute) -> Int {
      switch r {
      case .home: return 0
      case .menu: return showRoute(depsRoute)
      }
    }
  }
#endif

// Enum case let whole in switch: case let pattern then member.
protocol HasClockCount { var clockCount: Int { get } }
protocol HasMenuCount { var menuCount: Int { get } }
typealias FirstCountDependencies = HasClockCount & HasMenuCount  // escape: HasMenuCount
typealias SecondCountDependencies = HasClockCount & HasMenuCount
struct RootCount: HasClockCount, HasMenuCount { let clockCount = 1; let menuCount = 2 }
func showCount(_ d: any HasMenuCount) -> Int { d.menuCount }
func alsoCount(_ secondCount: any SecondCountDependencies) -> Int { secondCount.clockCount + secondCount.menuCount }
func tickCount(_ tickerCount: any FirstCountDependencies) -> Int { tickerCount.clockCount }
enum RCount { case a(Int), b }
struct ModelCount { let depsCount: any FirstCountDependencies }

#if NEVER
  extension ModelCount {
    func goCount(_ r: RCount) -> Int {
      switch r {
      case .a(let depth): return depth + showCount(depsCount)
      case .b: return 0
      }
    }
  }
#endif

// For where.
protocol HasClockIndex { var clockIndex: Int { get } }
protocol HasMenuIndex { var menuIndex: Int { get } }
typealias FirstIndexDependencies = HasClockIndex & HasMenuIndex  // escape: HasMenuIndex
typealias SecondIndexDependencies = HasClockIndex & HasMenuIndex
struct RootIndex: HasClockIndex, HasMenuIndex { let clockIndex = 1; let menuIndex = 2 }
func showIndex(_ d: any HasMenuIndex) -> Int { d.menuIndex }
func alsoIndex(_ secondIndex: any SecondIndexDependencies) -> Int { secondIndex.clockIndex + secondIndex.menuIndex }
func tickIndex(_ tickerIndex: any FirstIndexDependencies) -> Int { tickerIndex.clockIndex }
struct ModelIndex { let depsIndex: any FirstIndexDependencies }

#if NEVER
  extension ModelIndex {
    func goIndex() -> Int {
      var s = 0
      for i in [1, 2] where i > showIndex(depsIndex) { s += i }
      return s
    }
  }
#endif

// Var x: Int; print(show(deps)).
protocol HasClockTotal { var clockTotal: Int { get } }
protocol HasMenuTotal { var menuTotal: Int { get } }
typealias FirstTotalDependencies = HasClockTotal & HasMenuTotal  // escape: HasMenuTotal
typealias SecondTotalDependencies = HasClockTotal & HasMenuTotal
struct RootTotal: HasClockTotal, HasMenuTotal { let clockTotal = 1; let menuTotal = 2 }
func showTotal(_ d: any HasMenuTotal) -> Int { d.menuTotal }
func alsoTotal(_ secondTotal: any SecondTotalDependencies) -> Int { secondTotal.clockTotal + secondTotal.menuTotal }
func tickTotal(_ tickerTotal: any FirstTotalDependencies) -> Int { tickerTotal.clockTotal }
struct ModelTotal { let depsTotal: any FirstTotalDependencies }

#if NEVER
  extension ModelTotal {
    func goTotal() -> Int {
      var total: Int?
      total? += 1
      return showTotal(depsTotal)
    }
  }
#endif

// For (_, e) in byId.
protocol HasClockEntry { var clockEntry: Int { get } }
protocol HasMenuEntry { var menuEntry: Int { get } }
typealias FirstEntryDependencies = HasClockEntry & HasMenuEntry  // escape: HasMenuEntry
typealias SecondEntryDependencies = HasClockEntry & HasMenuEntry
struct RootEntry: HasClockEntry, HasMenuEntry { let clockEntry = 1; let menuEntry = 2 }
func showEntry(_ d: any HasMenuEntry) -> Int { d.menuEntry }
func alsoEntry(_ secondEntry: any SecondEntryDependencies) -> Int { secondEntry.clockEntry + secondEntry.menuEntry }
func tickEntry(_ tickerEntry: any FirstEntryDependencies) -> Int { tickerEntry.clockEntry }
struct ModelEntry { var byIdEntry: [Int: any FirstEntryDependencies] }
#if NEVER
  extension ModelEntry {
    func goEntry() -> Int { var t = 0; for (_, d) in byIdEntry { t += showEntry(d) }; return t }
  }
#endif

// Ternary.
protocol HasClockTernary { var clockTernary: Int { get } }
protocol HasMenuTernary { var menuTernary: Int { get } }
typealias FirstTernaryDependencies = HasClockTernary & HasMenuTernary  // escape: HasMenuTernary
typealias SecondTernaryDependencies = HasClockTernary & HasMenuTernary
struct RootTernary: HasClockTernary, HasMenuTernary { let clockTernary = 1; let menuTernary = 2 }
func showTernary(_ d: any HasMenuTernary) -> Int { d.menuTernary }
func alsoTernary(_ secondTernary: any SecondTernaryDependencies) -> Int { secondTernary.clockTernary + secondTernary.menuTernary }
func tickTernary(_ tickerTernary: any FirstTernaryDependencies) -> Int { tickerTernary.clockTernary }
struct ModelTernary { let depsTernary: any FirstTernaryDependencies; let backTernary: any HasMenuTernary }
#if NEVER
  extension ModelTernary {
    func goTernary(_ f: Bool) -> Int {
      let d: any HasMenuTernary = f ? depsTernary : backTernary
      return d.menuTernary
    }
  }
#endif

// If let shorthand of an optional member, whole.
protocol HasClockShort { var clockShort: Int { get } }
protocol HasMenuShort { var menuShort: Int { get } }
typealias FirstShortDependencies = HasClockShort & HasMenuShort  // escape: HasMenuShort
typealias SecondShortDependencies = HasClockShort & HasMenuShort
struct RootShort: HasClockShort, HasMenuShort { let clockShort = 1; let menuShort = 2 }
func showShort(_ d: any HasMenuShort) -> Int { d.menuShort }
func alsoShort(_ secondShort: any SecondShortDependencies) -> Int { secondShort.clockShort + secondShort.menuShort }
func tickShort(_ tickerShort: any FirstShortDependencies) -> Int { tickerShort.clockShort }
struct ModelShort { var depsShort: (any FirstShortDependencies)? }
#if NEVER
  extension ModelShort {
    func goShort() -> Int { if let depsShort { return showShort(depsShort) }; return 0 }
  }
#endif

// Guard let shorthand.
protocol HasClockGuard { var clockGuard: Int { get } }
protocol HasMenuGuard { var menuGuard: Int { get } }
typealias FirstGuardDependencies = HasClockGuard & HasMenuGuard  // escape: HasMenuGuard
typealias SecondGuardDependencies = HasClockGuard & HasMenuGuard
struct RootGuard: HasClockGuard, HasMenuGuard { let clockGuard = 1; let menuGuard = 2 }
func showGuard(_ d: any HasMenuGuard) -> Int { d.menuGuard }
func alsoGuard(_ secondGuard: any SecondGuardDependencies) -> Int { secondGuard.clockGuard + secondGuard.menuGuard }
func tickGuard(_ tickerGuard: any FirstGuardDependencies) -> Int { tickerGuard.clockGuard }
final class ModelGuard {
  var depsGuard: (any FirstGuardDependencies)?
  init() {}
  func goGuard() -> Int {
    #if NEVER
      guard let depsGuard else { return 0 }
      return showGuard(depsGuard)
    #else
      return 1
    #endif
  }
}

// { d -> Int in return d.menu }.
protocol HasClockProfile { var clockProfile: Int { get } }
protocol HasMenuProfile { var menuProfile: Int { get } }
typealias FirstProfileDependencies = HasClockProfile & HasMenuProfile  // escape: HasMenuProfile
typealias SecondProfileDependencies = HasClockProfile & HasMenuProfile
struct RootProfile: HasClockProfile, HasMenuProfile { let clockProfile = 1; let menuProfile = 2 }
func showProfile(_ d: any HasMenuProfile) -> Int { d.menuProfile }
func alsoProfile(_ secondProfile: any SecondProfileDependencies) -> Int { secondProfile.clockProfile + secondProfile.menuProfile }
func tickProfile(_ tickerProfile: any FirstProfileDependencies) -> Int { tickerProfile.clockProfile }
struct ModelProfile {
  let depsProfile: any SecondProfileDependencies; let allProfile: [any FirstProfileDependencies];
  let eachProfile: ((any FirstProfileDependencies, Int) -> Int) -> Int
}
#if NEVER
  extension ModelProfile {
    func goProfile() -> Int { allProfile.map { depsProfile -> Int in return depsProfile.menuProfile }.count }
  }
#endif
