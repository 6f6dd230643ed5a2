// A whole value in a branch that was left out, of a member that the type has twice, or from elsewhere.
//--- App/Shape.swift
protocol HasClock { var clock: Int { get } }
struct Root: HasClock { let clock = 1 }

// Of a nested type with a common name.
protocol HasMenuMade { var menuMade: Int { get } }
typealias FirstMadeDependencies = HasClock & HasMenuMade  // escape: HasMenuMade
typealias SecondMadeDependencies = HasClock & HasMenuMade
extension Root: HasMenuMade { var menuMade: Int { 2 } }
func showMade(_ d: any HasMenuMade) -> Int { d.menuMade }
func alsoMade(_ secondMade: any SecondMadeDependencies) -> Int { secondMade.clock + secondMade.menuMade }
func tickMade(_ tickerMade: any FirstMadeDependencies) -> Int { tickerMade.clock }
enum ProfileMade { struct RowMade { let depsMade: any FirstMadeDependencies } }
enum SettingsMade { struct RowMade { let otherMade: any SecondMadeDependencies } }
#if NEVER
  extension ProfileMade.RowMade {
    func goMade() -> Int { showMade(depsMade) }
  }
#endif

// An overloaded method's result.
protocol HasMenuShared { var menuShared: Int { get } }
typealias FirstSharedDependencies = HasClock & HasMenuShared  // escape: HasMenuShared
typealias SecondSharedDependencies = HasClock & HasMenuShared
extension Root: HasMenuShared { var menuShared: Int { 2 } }
func showShared(_ d: any HasMenuShared) -> Int { d.menuShared }
func alsoShared(_ secondShared: any SecondSharedDependencies) -> Int { secondShared.clock + secondShared.menuShared }
func tickShared(_ tickerShared: any FirstSharedDependencies) -> Int { tickerShared.clock }
struct ModelShared {
  let boxShared: Root
  func makeDepsShared() -> any FirstSharedDependencies { boxShared }
  func makeDepsShared(for id: Int) -> any FirstSharedDependencies { boxShared }
}
#if NEVER
  extension ModelShared {
    func goShared() -> Int { showShared(makeDepsShared()) }
  }
#endif

// One name for a static and an instance property.
protocol HasMenuScreen { var menuScreen: Int { get } }
typealias FirstScreenDependencies = HasClock & HasMenuScreen  // escape: HasMenuScreen
typealias SecondScreenDependencies = HasClock & HasMenuScreen
extension Root: HasMenuScreen { var menuScreen: Int { 2 } }
func showScreen(_ d: any HasMenuScreen) -> Int { d.menuScreen }
func alsoScreen(_ secondScreen: any SecondScreenDependencies) -> Int { secondScreen.clock + secondScreen.menuScreen }
func tickScreen(_ tickerScreen: any FirstScreenDependencies) -> Int { tickerScreen.clock }
struct ModelScreen { static let depsScreen = 1; let depsScreen: any FirstScreenDependencies }
#if NEVER
  extension ModelScreen {
    func goScreen() -> Int { showScreen(depsScreen) }
  }
#endif

// A property from a protocol's extension.
protocol HasMenuMenu { var menuMenu: Int { get } }
typealias FirstMenuDependencies = HasClock & HasMenuMenu  // escape: HasMenuMenu
typealias SecondMenuDependencies = HasClock & HasMenuMenu
extension Root: HasMenuMenu { var menuMenu: Int { 2 } }
func showMenu(_ d: any HasMenuMenu) -> Int { d.menuMenu }
func alsoMenu(_ secondMenu: any SecondMenuDependencies) -> Int { secondMenu.clock + secondMenu.menuMenu }
func tickMenu(_ tickerMenu: any FirstMenuDependencies) -> Int { tickerMenu.clock }
protocol ScreenMenu { var rootMenu: Root { get } }
extension ScreenMenu { var depsMenu: any FirstMenuDependencies { rootMenu } }
struct ModelMenu: ScreenMenu { let rootMenu: Root }
#if NEVER
  extension ModelMenu {
    func goMenu() -> Int { showMenu(depsMenu) }
  }
#endif

// A property that a class of the branch inherits.
protocol HasMenuSub { var menuSub: Int { get } }
typealias FirstSubDependencies = HasClock & HasMenuSub  // escape: HasMenuSub
typealias SecondSubDependencies = HasClock & HasMenuSub
extension Root: HasMenuSub { var menuSub: Int { 2 } }
func showSub(_ d: any HasMenuSub) -> Int { d.menuSub }
func alsoSub(_ secondSub: any SecondSubDependencies) -> Int { secondSub.clock + secondSub.menuSub }
func tickSub(_ tickerSub: any FirstSubDependencies) -> Int { tickerSub.clock }
class BaseSub { let depsSub: any FirstSubDependencies; init(_ d: any FirstSubDependencies) { depsSub = d } }
#if NEVER
  final class MenuScreenSub: BaseSub { func goSub() -> Int { showSub(depsSub) } }
#endif

// A property that a structure of the branch has from a protocol.
protocol HasMenuAliased { var menuAliased: Int { get } }
typealias FirstAliasedDependencies = HasClock & HasMenuAliased  // escape: HasMenuAliased
typealias SecondAliasedDependencies = HasClock & HasMenuAliased
extension Root: HasMenuAliased { var menuAliased: Int { 2 } }
func showAliased(_ d: any HasMenuAliased) -> Int { d.menuAliased }
func alsoAliased(_ secondAliased: any SecondAliasedDependencies) -> Int { secondAliased.clock + secondAliased.menuAliased }
func tickAliased(_ tickerAliased: any FirstAliasedDependencies) -> Int { tickerAliased.clock }
protocol ScreenAliased { var rootAliased: Root { get } }
extension ScreenAliased { var depsAliased: any FirstAliasedDependencies { rootAliased } }
#if NEVER
  struct MenuScreenAliased: ScreenAliased { let rootAliased: Root; func goAliased() -> Int { showAliased(depsAliased) } }
#endif

// By an alias of the extended type.
protocol HasMenuMapped { var menuMapped: Int { get } }
typealias FirstMappedDependencies = HasClock & HasMenuMapped  // escape: HasMenuMapped
typealias SecondMappedDependencies = HasClock & HasMenuMapped
extension Root: HasMenuMapped { var menuMapped: Int { 2 } }
func showMapped(_ d: any HasMenuMapped) -> Int { d.menuMapped }
func alsoMapped(_ secondMapped: any SecondMappedDependencies) -> Int { secondMapped.clock + secondMapped.menuMapped }
func tickMapped(_ tickerMapped: any FirstMappedDependencies) -> Int { tickerMapped.clock }
struct ModelMapped { let depsMapped: any FirstMappedDependencies }
typealias VMMapped = ModelMapped
#if NEVER
  extension VMMapped {
    func goMapped() -> Int { showMapped(depsMapped) }
  }
#endif

// `private(set)`, from another file.
protocol HasMenuListed { var menuListed: Int { get } }
typealias FirstListedDependencies = HasClock & HasMenuListed  // escape: HasMenuListed
typealias SecondListedDependencies = HasClock & HasMenuListed
extension Root: HasMenuListed { var menuListed: Int { 2 } }
func showListed(_ d: any HasMenuListed) -> Int { d.menuListed }
func alsoListed(_ secondListed: any SecondListedDependencies) -> Int { secondListed.clock + secondListed.menuListed }
func tickListed(_ tickerListed: any FirstListedDependencies) -> Int { tickerListed.clock }
final class ModelListed {
  private(set) var depsListed: any FirstListedDependencies; init(_ d: any FirstListedDependencies) { depsListed = d }
}
func makeListed() -> ModelListed { ModelListed(Root()) }

// A function and a stored closure of one name.
protocol HasMenuHead {
  var menuHead: Int { get }
  var goMenuHead: (Int) -> Int { get }
}
typealias FirstHeadDependencies = HasClock & HasMenuHead  // escape: HasMenuHead
typealias SecondHeadDependencies = HasClock & HasMenuHead
extension Root: HasMenuHead { var menuHead: Int { 2 }; var goMenuHead: (Int) -> Int { { $0 } } }
func alsoHead(_ secondHead: any SecondHeadDependencies) -> Int { secondHead.clock + secondHead.menuHead }
func tickHead(_ tickerHead: any FirstHeadDependencies) -> Int { tickerHead.clock }
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
