// A whole value in a branch that was left out, of a member that the type has twice, or from elsewhere.
//--- App/Shape.swift
// Extension of a nested type of a common name, whole.
protocol HasClockMade { var clockMade: Int { get } }
protocol HasMenuMade { var menuMade: Int { get } }
typealias FirstMadeDependencies = HasClockMade & HasMenuMade  // escape: HasMenuMade
typealias SecondMadeDependencies = HasClockMade & HasMenuMade
struct RootMade: HasClockMade, HasMenuMade { let clockMade = 1; let menuMade = 2 }
func showMade(_ d: any HasMenuMade) -> Int { d.menuMade }
func alsoMade(_ secondMade: any SecondMadeDependencies) -> Int { secondMade.clockMade + secondMade.menuMade }
func tickMade(_ tickerMade: any FirstMadeDependencies) -> Int { tickerMade.clockMade }
enum ProfileMade { struct RowMade { let depsMade: any FirstMadeDependencies } }
enum SettingsMade { struct RowMade { let otherMade: any SecondMadeDependencies } }
#if NEVER
  extension ProfileMade.RowMade {
    func goMade() -> Int { showMade(depsMade) }
  }
#endif

// Overloaded method makeDeps, whole.
protocol HasClockShared { var clockShared: Int { get } }
protocol HasMenuShared { var menuShared: Int { get } }
typealias FirstSharedDependencies = HasClockShared & HasMenuShared  // escape: HasMenuShared
typealias SecondSharedDependencies = HasClockShared & HasMenuShared
struct RootShared: HasClockShared, HasMenuShared { let clockShared = 1; let menuShared = 2 }
func showShared(_ d: any HasMenuShared) -> Int { d.menuShared }
func alsoShared(_ secondShared: any SecondSharedDependencies) -> Int { secondShared.clockShared + secondShared.menuShared }
func tickShared(_ tickerShared: any FirstSharedDependencies) -> Int { tickerShared.clockShared }
struct ModelShared {
  let boxShared: RootShared
  func makeDepsShared() -> any FirstSharedDependencies { boxShared }
  func makeDepsShared(for id: Int) -> any FirstSharedDependencies { boxShared }
}
#if NEVER
  extension ModelShared {
    func goShared() -> Int { showShared(makeDepsShared()) }
  }
#endif

// Static and instance same name, unqualified.
protocol HasClockScreen { var clockScreen: Int { get } }
protocol HasMenuScreen { var menuScreen: Int { get } }
typealias FirstScreenDependencies = HasClockScreen & HasMenuScreen  // escape: HasMenuScreen
typealias SecondScreenDependencies = HasClockScreen & HasMenuScreen
struct RootScreen: HasClockScreen, HasMenuScreen { let clockScreen = 1; let menuScreen = 2 }
func showScreen(_ d: any HasMenuScreen) -> Int { d.menuScreen }
func alsoScreen(_ secondScreen: any SecondScreenDependencies) -> Int { secondScreen.clockScreen + secondScreen.menuScreen }
func tickScreen(_ tickerScreen: any FirstScreenDependencies) -> Int { tickerScreen.clockScreen }
struct ModelScreen { static let depsScreen = 1; let depsScreen: any FirstScreenDependencies }
#if NEVER
  extension ModelScreen {
    func goScreen() -> Int { showScreen(depsScreen) }
  }
#endif

// Property from protocol extension, whole.
protocol HasClockMenu { var clockMenu: Int { get } }
protocol HasMenuMenu { var menuMenu: Int { get } }
typealias FirstMenuDependencies = HasClockMenu & HasMenuMenu  // escape: HasMenuMenu
typealias SecondMenuDependencies = HasClockMenu & HasMenuMenu
struct RootMenu: HasClockMenu, HasMenuMenu { let clockMenu = 1; let menuMenu = 2 }
func showMenu(_ d: any HasMenuMenu) -> Int { d.menuMenu }
func alsoMenu(_ secondMenu: any SecondMenuDependencies) -> Int { secondMenu.clockMenu + secondMenu.menuMenu }
func tickMenu(_ tickerMenu: any FirstMenuDependencies) -> Int { tickerMenu.clockMenu }
protocol ScreenMenu { var rootMenu: RootMenu { get } }
extension ScreenMenu { var depsMenu: any FirstMenuDependencies { rootMenu } }
struct ModelMenu: ScreenMenu { let rootMenu: RootMenu }
#if NEVER
  extension ModelMenu {
    func goMenu() -> Int { showMenu(depsMenu) }
  }
#endif

// Left-out subclass of a built class, whole inherited property.
protocol HasClockSub { var clockSub: Int { get } }
protocol HasMenuSub { var menuSub: Int { get } }
typealias FirstSubDependencies = HasClockSub & HasMenuSub  // escape: HasMenuSub
typealias SecondSubDependencies = HasClockSub & HasMenuSub
struct RootSub: HasClockSub, HasMenuSub { let clockSub = 1; let menuSub = 2 }
func showSub(_ d: any HasMenuSub) -> Int { d.menuSub }
func alsoSub(_ secondSub: any SecondSubDependencies) -> Int { secondSub.clockSub + secondSub.menuSub }
func tickSub(_ tickerSub: any FirstSubDependencies) -> Int { tickerSub.clockSub }
class BaseSub { let depsSub: any FirstSubDependencies; init(_ d: any FirstSubDependencies) { depsSub = d } }
#if NEVER
  final class MenuScreenSub: BaseSub { func goSub() -> Int { showSub(depsSub) } }
#endif

// Left-out struct conforming to a built protocol with extension.
protocol HasClockAliased { var clockAliased: Int { get } }
protocol HasMenuAliased { var menuAliased: Int { get } }
typealias FirstAliasedDependencies = HasClockAliased & HasMenuAliased  // escape: HasMenuAliased
typealias SecondAliasedDependencies = HasClockAliased & HasMenuAliased
struct RootAliased: HasClockAliased, HasMenuAliased { let clockAliased = 1; let menuAliased = 2 }
func showAliased(_ d: any HasMenuAliased) -> Int { d.menuAliased }
func alsoAliased(_ secondAliased: any SecondAliasedDependencies) -> Int { secondAliased.clockAliased + secondAliased.menuAliased }
func tickAliased(_ tickerAliased: any FirstAliasedDependencies) -> Int { tickerAliased.clockAliased }
protocol ScreenAliased { var rootAliased: RootAliased { get } }
extension ScreenAliased { var depsAliased: any FirstAliasedDependencies { rootAliased } }
#if NEVER
  struct MenuScreenAliased: ScreenAliased { let rootAliased: RootAliased; func goAliased() -> Int { showAliased(depsAliased) } }
#endif

// Alias of the extended type.
protocol HasClockMapped { var clockMapped: Int { get } }
protocol HasMenuMapped { var menuMapped: Int { get } }
typealias FirstMappedDependencies = HasClockMapped & HasMenuMapped  // escape: HasMenuMapped
typealias SecondMappedDependencies = HasClockMapped & HasMenuMapped
struct RootMapped: HasClockMapped, HasMenuMapped { let clockMapped = 1; let menuMapped = 2 }
func showMapped(_ d: any HasMenuMapped) -> Int { d.menuMapped }
func alsoMapped(_ secondMapped: any SecondMappedDependencies) -> Int { secondMapped.clockMapped + secondMapped.menuMapped }
func tickMapped(_ tickerMapped: any FirstMappedDependencies) -> Int { tickerMapped.clockMapped }
struct ModelMapped { let depsMapped: any FirstMappedDependencies }
typealias VMMapped = ModelMapped
#if NEVER
  extension VMMapped {
    func goMapped() -> Int { showMapped(depsMapped) }
  }
#endif

// Private(set), other file, result of call, whole.
protocol HasClockListed { var clockListed: Int { get } }
protocol HasMenuListed { var menuListed: Int { get } }
typealias FirstListedDependencies = HasClockListed & HasMenuListed  // escape: HasMenuListed
typealias SecondListedDependencies = HasClockListed & HasMenuListed
struct RootListed: HasClockListed, HasMenuListed { let clockListed = 1; let menuListed = 2 }
func showListed(_ d: any HasMenuListed) -> Int { d.menuListed }
func alsoListed(_ secondListed: any SecondListedDependencies) -> Int { secondListed.clockListed + secondListed.menuListed }
func tickListed(_ tickerListed: any FirstListedDependencies) -> Int { tickerListed.clockListed }
final class ModelListed {
  private(set) var depsListed: any FirstListedDependencies; init(_ d: any FirstListedDependencies) { depsListed = d }
}
func makeListed() -> ModelListed { ModelListed(RootListed()) }

// Closure property plus extension func of the same name.
protocol HasClockHead { var clockHead: Int { get } }
protocol HasMenuHead {
  var menuHead: Int { get }
  var goMenuHead: (Int) -> Int { get }
}
typealias FirstHeadDependencies = HasClockHead & HasMenuHead  // escape: HasMenuHead
typealias SecondHeadDependencies = HasClockHead & HasMenuHead
struct RootHead: HasClockHead, HasMenuHead { let clockHead = 1; let menuHead = 2; var goMenuHead: (Int) -> Int { { $0 } } }
func showHead(_ d: any HasMenuHead) -> Int { d.menuHead }
func alsoHead(_ secondHead: any SecondHeadDependencies) -> Int { secondHead.clockHead + secondHead.menuHead }
func tickHead(_ tickerHead: any FirstHeadDependencies) -> Int { tickerHead.clockHead }
struct ModelHead { let depsHead: any FirstHeadDependencies }
extension HasMenuHead { func goMenuHead(menu: Int) -> Int { menu } }
#if NEVER
  extension ModelHead {
    func goHead() -> Int { depsHead.goMenuHead(3) }
  }
#endif
//--- App/OtherListed.swift
#if NEVER
  func goListed() -> Int { showListed(makeListed().depsListed) }
#endif
