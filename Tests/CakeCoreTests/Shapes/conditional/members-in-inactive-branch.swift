// Whose member a name is in a branch that was left out: a protocol gives it, or several types have it.
//--- App/Shape.swift
// Member of a protocol extension; the type around has one of that name.
protocol HasClockDefault { var clockDefault: Int { get } }
protocol HasMenuDefault { var menuDefault: Int { get } }
typealias FirstDefaultDependencies = HasClockDefault & HasMenuDefault  // escape: HasMenuDefault
typealias SecondDefaultDependencies = HasClockDefault & HasMenuDefault  // escape: HasMenuDefault
struct RootDefault: HasClockDefault, HasMenuDefault { let clockDefault = 1; let menuDefault = 2 }
protocol ScreenDefault { var firstDefault: any FirstDefaultDependencies { get } }
extension ScreenDefault { var depsDefault: any FirstDefaultDependencies { firstDefault } }
struct OuterDefault {
  let depsDefault: any SecondDefaultDependencies
  func alsoDefault() -> Int { depsDefault.clockDefault }
  struct InnerDefault: ScreenDefault {
    let firstDefault: any FirstDefaultDependencies
    func runDefault() -> Int {
      #if NEVER
        return self.depsDefault.menuDefault
      #else
        return self.depsDefault.clockDefault
      #endif
    }
  }
}

// Member of a protocol extension; a global of that name.
protocol HasClockGlobal { var clockGlobal: Int { get } }
protocol HasMenuGlobal { var menuGlobal: Int { get } }
typealias FirstGlobalDependencies = HasClockGlobal & HasMenuGlobal  // escape: HasMenuGlobal
typealias SecondGlobalDependencies = HasClockGlobal & HasMenuGlobal  // escape: HasMenuGlobal
struct RootGlobal: HasClockGlobal, HasMenuGlobal { let clockGlobal = 1; let menuGlobal = 2 }
protocol ScreenGlobal { var firstGlobal: any FirstGlobalDependencies { get } }
extension ScreenGlobal { var depsGlobal: any FirstGlobalDependencies { firstGlobal } }
var depsGlobal: any SecondGlobalDependencies { RootGlobal() }
func alsoGlobal() -> Int { depsGlobal.clockGlobal }
struct InnerGlobal: ScreenGlobal {
  let firstGlobal: any FirstGlobalDependencies
  func runGlobal() -> Int {
    #if NEVER
      return depsGlobal.menuGlobal
    #else
      return depsGlobal.clockGlobal
    #endif
  }
}

// Instance and static property of one name; instance used, static last.
protocol HasClockStatic { var clockStatic: Int { get } }
protocol HasMenuStatic { var menuStatic: Int { get } }
typealias FirstStaticDependencies = HasClockStatic & HasMenuStatic  // escape: HasMenuStatic
typealias SecondStaticDependencies = HasClockStatic & HasMenuStatic  // escape: HasMenuStatic
struct RootStatic: HasClockStatic, HasMenuStatic { let clockStatic = 1; let menuStatic = 2 }
struct ModelStatic {
  let depsStatic: any FirstStaticDependencies
  static var depsStatic: any SecondStaticDependencies { RootStatic() }
  func runStatic() -> Int {
    #if NEVER
      return self.depsStatic.menuStatic
    #else
      return self.depsStatic.clockStatic
    #endif
  }
  static func alsoStatic() -> Int { depsStatic.clockStatic }
}

// Instance and static property of one name; static used, instance last.
protocol HasClockInstance { var clockInstance: Int { get } }
protocol HasMenuInstance { var menuInstance: Int { get } }
typealias FirstInstanceDependencies = HasClockInstance & HasMenuInstance  // escape: HasMenuInstance
typealias SecondInstanceDependencies = HasClockInstance & HasMenuInstance  // escape: HasMenuInstance
struct RootInstance: HasClockInstance, HasMenuInstance { let clockInstance = 1; let menuInstance = 2 }
struct ModelInstance {
  static var depsInstance: any FirstInstanceDependencies { RootInstance() }
  let depsInstance: any SecondInstanceDependencies
  static func runInstance() -> Int {
    #if NEVER
      return depsInstance.menuInstance
    #else
      return depsInstance.clockInstance
    #endif
  }
  func alsoInstance() -> Int { depsInstance.clockInstance }
}

// Members of one name in two constrained extensions.
protocol HasClockBound { var clockBound: Int { get } }
protocol HasMenuBound { var menuBound: Int { get } }
typealias FirstBoundDependencies = HasClockBound & HasMenuBound  // escape: HasMenuBound
typealias SecondBoundDependencies = HasClockBound & HasMenuBound  // escape: HasMenuBound
struct RootBound: HasClockBound, HasMenuBound { let clockBound = 1; let menuBound = 2 }
struct BoxBound<Kind> {}
extension BoxBound where Kind == Int {
  var depsBound: any FirstBoundDependencies { RootBound() }
  func runBound() -> Int {
    #if NEVER
      return depsBound.menuBound
    #else
      return depsBound.clockBound
    #endif
  }
}
extension BoxBound where Kind == String {
  var depsBound: any SecondBoundDependencies { RootBound() }
  func alsoBound() -> Int { depsBound.clockBound }
}

// Private extension members of one name in two files.
protocol HasClockPrivate { var clockPrivate: Int { get } }
protocol HasMenuPrivate { var menuPrivate: Int { get } }
typealias FirstPrivateDependencies = HasClockPrivate & HasMenuPrivate  // escape: HasMenuPrivate
typealias SecondPrivateDependencies = HasClockPrivate & HasMenuPrivate  // escape: HasMenuPrivate
struct RootPrivate: HasClockPrivate, HasMenuPrivate { let clockPrivate = 1; let menuPrivate = 2 }
struct ModelPrivate {}
extension ModelPrivate {
  private var depsPrivate: any FirstPrivateDependencies { RootPrivate() }
  func runPrivate() -> Int {
    #if NEVER
      return self.depsPrivate.menuPrivate
    #else
      return self.depsPrivate.clockPrivate
    #endif
  }
}

// Extension in the branch of a nested type, one of its name stands at the top before it.
protocol HasClockInner { var clockInner: Int { get } }
protocol HasMenuInner { var menuInner: Int { get } }
typealias FirstInnerDependencies = HasClockInner & HasMenuInner  // escape: HasMenuInner
typealias SecondInnerDependencies = HasClockInner & HasMenuInner  // escape: HasMenuInner
struct RootInner: HasClockInner, HasMenuInner { let clockInner = 1; let menuInner = 2 }
struct ModelInner {
  let depsInner: any SecondInnerDependencies
  func alsoInner() -> Int { depsInner.clockInner }
}
enum OuterInner {
  struct ModelInner {
    let depsInner: any FirstInnerDependencies
    func alsoInner() -> Int { depsInner.clockInner }
  }
}
#if NEVER
  extension OuterInner.ModelInner {
    func runInner() -> Int {
      return self.depsInner.menuInner
    }
  }
#endif

// The same, the nested type stands first.
protocol HasClockTop { var clockTop: Int { get } }
protocol HasMenuTop { var menuTop: Int { get } }
typealias FirstTopDependencies = HasClockTop & HasMenuTop  // escape: HasMenuTop
typealias SecondTopDependencies = HasClockTop & HasMenuTop  // escape: HasMenuTop
struct RootTop: HasClockTop, HasMenuTop { let clockTop = 1; let menuTop = 2 }
enum OuterTop {
  struct ModelTop {
    let depsTop: any SecondTopDependencies
    func alsoTop() -> Int { depsTop.clockTop }
  }
}
struct ModelTop {
  let depsTop: any FirstTopDependencies
  func alsoTop() -> Int { depsTop.clockTop }
}
#if NEVER
  extension ModelTop {
    func runTop() -> Int {
      return self.depsTop.menuTop
    }
  }
#endif

// Subclass in the branch inherits what the type around has too.
protocol HasClockSubclass { var clockSubclass: Int { get } }
protocol HasMenuSubclass { var menuSubclass: Int { get } }
typealias FirstSubclassDependencies = HasClockSubclass & HasMenuSubclass  // escape: HasMenuSubclass
typealias SecondSubclassDependencies = HasClockSubclass & HasMenuSubclass  // escape: HasMenuSubclass
struct RootSubclass: HasClockSubclass, HasMenuSubclass { let clockSubclass = 1; let menuSubclass = 2 }
class BaseSubclass {
  let depsSubclass: any FirstSubclassDependencies
  init(depsSubclass: any FirstSubclassDependencies) { self.depsSubclass = depsSubclass }
  func baseSubclass() -> Int { depsSubclass.clockSubclass }
}
struct OuterSubclass {
  let depsSubclass: any SecondSubclassDependencies
  func alsoSubclass() -> Int { depsSubclass.clockSubclass }
  #if NEVER
    final class SubSubclass: BaseSubclass {
      func runSubclass() -> Int {
        return self.depsSubclass.menuSubclass
      }
    }
  #endif
}

// Extension whose where clause adds a slice to a generic parameter.
protocol HasClockGeneric { var clockGeneric: Int { get } }
protocol HasMenuGeneric { var menuGeneric: Int { get } }
protocol HasDeskGeneric { var deskGeneric: Int { get } }
typealias FirstGenericDependencies = HasClockGeneric & HasMenuGeneric  // escape: HasMenuGeneric
typealias SecondGenericDependencies = HasClockGeneric & HasMenuGeneric  // escape: HasMenuGeneric
struct RootGeneric: HasClockGeneric, HasMenuGeneric, HasDeskGeneric { let clockGeneric = 1; let menuGeneric = 2; let deskGeneric = 3 }
struct ModelGeneric<Deps: HasDeskGeneric> {
  let depsGeneric: Deps
  func alsoGeneric(_ otherGeneric: any SecondGenericDependencies) -> Int { depsGeneric.deskGeneric + otherGeneric.clockGeneric }
}
extension ModelGeneric where Deps: FirstGenericDependencies {
  func runGeneric() -> Int {
    #if NEVER
      return depsGeneric.menuGeneric
    #else
      return depsGeneric.clockGeneric
    #endif
  }
}

// Dynamic member lookup of what the type has as a static member.
protocol HasClockLooked { var clockLooked: Int { get } }
protocol HasMenuLooked { var menuLooked: Int { get } }
typealias FirstLookedDependencies = HasClockLooked & HasMenuLooked  // escape: HasMenuLooked
typealias SecondLookedDependencies = HasClockLooked & HasMenuLooked  // escape: HasMenuLooked
struct RootLooked: HasClockLooked, HasMenuLooked { let clockLooked = 1; let menuLooked = 2 }
@dynamicMemberLookup struct ModelLooked {
  let depsLooked: any FirstLookedDependencies
  static var menuLooked: Int { 1 }
  subscript<T>(dynamicMember path: KeyPath<any FirstLookedDependencies, T>) -> T { depsLooked[keyPath: path] }
  func runLooked(_ otherLooked: any SecondLookedDependencies) -> Int {
    let ownLooked = self
    #if NEVER
      return ownLooked.menuLooked + otherLooked.clockLooked
    #else
      return ownLooked.clockLooked + otherLooked.clockLooked
    #endif
  }
}

// Local type named like a type at the top.
protocol HasClockScoped { var clockScoped: Int { get } }
protocol HasMenuScoped { var menuScoped: Int { get } }
typealias FirstScopedDependencies = HasClockScoped & HasMenuScoped  // escape: HasMenuScoped
typealias SecondScopedDependencies = HasClockScoped & HasMenuScoped  // escape: HasMenuScoped
struct RootScoped: HasClockScoped, HasMenuScoped { let clockScoped = 1; let menuScoped = 2 }
struct ModelScoped {
  let depsScoped: any SecondScopedDependencies
  func alsoScoped() -> Int { depsScoped.clockScoped }
}
func runScoped(_ firstScoped: any FirstScopedDependencies) -> Int {
  struct ModelScoped {
    let depsScoped: any FirstScopedDependencies
    func goScoped() -> Int {
      #if NEVER
        return self.depsScoped.menuScoped
      #else
        return self.depsScoped.clockScoped
      #endif
    }
  }
  return ModelScoped(depsScoped: firstScoped).goScoped()
}
//--- App/Other.swift
extension ModelPrivate {
  private var depsPrivate: any SecondPrivateDependencies { RootPrivate() }
  func alsoPrivate() -> Int { depsPrivate.clockPrivate }
}
