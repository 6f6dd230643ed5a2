// Plain uses in a branch that was left out, near words that declare something.
//--- App/Shape.swift
protocol HasClock { var clock: Int { get } }
struct Root: HasClock { let clock = 1 }

// Behind a case.
protocol HasMenuRoute { var menuRoute: Int { get } }
typealias FirstRouteDependencies = HasClock & HasMenuRoute  // escape: HasMenuRoute
typealias SecondRouteDependencies = HasClock & HasMenuRoute
extension Root: HasMenuRoute { var menuRoute: Int { 2 } }
func showRoute(_ d: any HasMenuRoute) -> Int { d.menuRoute }
func alsoRoute(_ secondRoute: any SecondRouteDependencies) -> Int { secondRoute.clock + secondRoute.menuRoute }
func tickRoute(_ tickerRoute: any FirstRouteDependencies) -> Int { tickerRoute.clock }
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

// Behind a case that binds something else.
protocol HasMenuCount { var menuCount: Int { get } }
typealias FirstCountDependencies = HasClock & HasMenuCount  // escape: HasMenuCount
typealias SecondCountDependencies = HasClock & HasMenuCount
extension Root: HasMenuCount { var menuCount: Int { 2 } }
func showCount(_ d: any HasMenuCount) -> Int { d.menuCount }
func alsoCount(_ secondCount: any SecondCountDependencies) -> Int { secondCount.clock + secondCount.menuCount }
func tickCount(_ tickerCount: any FirstCountDependencies) -> Int { tickerCount.clock }
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

// In the condition of a loop.
protocol HasMenuIndex { var menuIndex: Int { get } }
typealias FirstIndexDependencies = HasClock & HasMenuIndex  // escape: HasMenuIndex
typealias SecondIndexDependencies = HasClock & HasMenuIndex
extension Root: HasMenuIndex { var menuIndex: Int { 2 } }
func showIndex(_ d: any HasMenuIndex) -> Int { d.menuIndex }
func alsoIndex(_ secondIndex: any SecondIndexDependencies) -> Int { secondIndex.clock + secondIndex.menuIndex }
func tickIndex(_ tickerIndex: any FirstIndexDependencies) -> Int { tickerIndex.clock }
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

// After a variable that is only declared.
protocol HasMenuTotal { var menuTotal: Int { get } }
typealias FirstTotalDependencies = HasClock & HasMenuTotal  // escape: HasMenuTotal
typealias SecondTotalDependencies = HasClock & HasMenuTotal
extension Root: HasMenuTotal { var menuTotal: Int { 2 } }
func showTotal(_ d: any HasMenuTotal) -> Int { d.menuTotal }
func alsoTotal(_ secondTotal: any SecondTotalDependencies) -> Int { secondTotal.clock + secondTotal.menuTotal }
func tickTotal(_ tickerTotal: any FirstTotalDependencies) -> Int { tickerTotal.clock }
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

// In a loop over a dictionary.
protocol HasMenuEntry { var menuEntry: Int { get } }
typealias FirstEntryDependencies = HasClock & HasMenuEntry  // escape: HasMenuEntry
typealias SecondEntryDependencies = HasClock & HasMenuEntry
extension Root: HasMenuEntry { var menuEntry: Int { 2 } }
func showEntry(_ d: any HasMenuEntry) -> Int { d.menuEntry }
func alsoEntry(_ secondEntry: any SecondEntryDependencies) -> Int { secondEntry.clock + secondEntry.menuEntry }
func tickEntry(_ tickerEntry: any FirstEntryDependencies) -> Int { tickerEntry.clock }
struct ModelEntry { var byIdEntry: [Int: any FirstEntryDependencies] }
#if NEVER
  extension ModelEntry {
    func goEntry() -> Int { var t = 0; for (_, d) in byIdEntry { t += showEntry(d) }; return t }
  }
#endif

// In a choice of two.
protocol HasMenuTernary { var menuTernary: Int { get } }
typealias FirstTernaryDependencies = HasClock & HasMenuTernary  // escape: HasMenuTernary
typealias SecondTernaryDependencies = HasClock & HasMenuTernary
extension Root: HasMenuTernary { var menuTernary: Int { 2 } }
func alsoTernary(_ secondTernary: any SecondTernaryDependencies) -> Int { secondTernary.clock + secondTernary.menuTernary }
func tickTernary(_ tickerTernary: any FirstTernaryDependencies) -> Int { tickerTernary.clock }
struct ModelTernary { let depsTernary: any FirstTernaryDependencies; let backTernary: any HasMenuTernary }
#if NEVER
  extension ModelTernary {
    func goTernary(_ f: Bool) -> Int {
      let d: any HasMenuTernary = f ? depsTernary : backTernary
      return d.menuTernary
    }
  }
#endif

// `if let` of a member.
protocol HasMenuShort { var menuShort: Int { get } }
typealias FirstShortDependencies = HasClock & HasMenuShort  // escape: HasMenuShort
typealias SecondShortDependencies = HasClock & HasMenuShort
extension Root: HasMenuShort { var menuShort: Int { 2 } }
func showShort(_ d: any HasMenuShort) -> Int { d.menuShort }
func alsoShort(_ secondShort: any SecondShortDependencies) -> Int { secondShort.clock + secondShort.menuShort }
func tickShort(_ tickerShort: any FirstShortDependencies) -> Int { tickerShort.clock }
struct ModelShort { var depsShort: (any FirstShortDependencies)? }
#if NEVER
  extension ModelShort {
    func goShort() -> Int { if let depsShort { return showShort(depsShort) }; return 0 }
  }
#endif

// `guard let` of a member.
protocol HasMenuGuard { var menuGuard: Int { get } }
typealias FirstGuardDependencies = HasClock & HasMenuGuard  // escape: HasMenuGuard
typealias SecondGuardDependencies = HasClock & HasMenuGuard
extension Root: HasMenuGuard { var menuGuard: Int { 2 } }
func showGuard(_ d: any HasMenuGuard) -> Int { d.menuGuard }
func alsoGuard(_ secondGuard: any SecondGuardDependencies) -> Int { secondGuard.clock + secondGuard.menuGuard }
func tickGuard(_ tickerGuard: any FirstGuardDependencies) -> Int { tickerGuard.clock }
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

// The parameter of a closure that says its result.
protocol HasMenuProfile { var menuProfile: Int { get } }
typealias FirstProfileDependencies = HasClock & HasMenuProfile  // escape: HasMenuProfile
typealias SecondProfileDependencies = HasClock & HasMenuProfile
extension Root: HasMenuProfile { var menuProfile: Int { 2 } }
func alsoProfile(_ secondProfile: any SecondProfileDependencies) -> Int { secondProfile.clock + secondProfile.menuProfile }
func tickProfile(_ tickerProfile: any FirstProfileDependencies) -> Int { tickerProfile.clock }
struct ModelProfile {
  let depsProfile: any SecondProfileDependencies; let allProfile: [any FirstProfileDependencies];
  let eachProfile: ((any FirstProfileDependencies, Int) -> Int) -> Int
}
#if NEVER
  extension ModelProfile {
    func goProfile() -> Int { allProfile.map { depsProfile -> Int in return depsProfile.menuProfile }.count }
  }
#endif
