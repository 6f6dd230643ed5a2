// Whose member a name is in a branch that was left out: a protocol gives it, or several types have it.
//--- App/Shape.swift
protocol HasClock { var clock: Int { get } }
struct Root: HasClock { let clock = 1 }

// Member of a protocol extension; the type around has one of that name.
protocol HasMenuDefault { var menuDefault: Int { get } }
typealias FirstDefaultDependencies = HasClock & HasMenuDefault  // escape: HasMenuDefault
typealias SecondDefaultDependencies = HasClock & HasMenuDefault  // escape: HasMenuDefault
extension Root: HasMenuDefault { var menuDefault: Int { 2 } }
protocol ScreenDefault { var firstDefault: any FirstDefaultDependencies { get } }
extension ScreenDefault { var depsDefault: any FirstDefaultDependencies { firstDefault } }
struct OuterDefault {
  let depsDefault: any SecondDefaultDependencies
  func alsoDefault() -> Int { depsDefault.clock }
  struct InnerDefault: ScreenDefault {
    let firstDefault: any FirstDefaultDependencies
    func runDefault() -> Int {
      #if NEVER
        return self.depsDefault.menuDefault
      #else
        return self.depsDefault.clock
      #endif
    }
  }
}

// Member of a protocol extension; a global of that name.
protocol HasMenuGlobal { var menuGlobal: Int { get } }
typealias FirstGlobalDependencies = HasClock & HasMenuGlobal  // escape: HasMenuGlobal
typealias SecondGlobalDependencies = HasClock & HasMenuGlobal  // escape: HasMenuGlobal
extension Root: HasMenuGlobal { var menuGlobal: Int { 2 } }
protocol ScreenGlobal { var firstGlobal: any FirstGlobalDependencies { get } }
extension ScreenGlobal { var depsGlobal: any FirstGlobalDependencies { firstGlobal } }
var depsGlobal: any SecondGlobalDependencies { Root() }
func alsoGlobal() -> Int { depsGlobal.clock }
struct InnerGlobal: ScreenGlobal {
  let firstGlobal: any FirstGlobalDependencies
  func runGlobal() -> Int {
    #if NEVER
      return depsGlobal.menuGlobal
    #else
      return depsGlobal.clock
    #endif
  }
}

// Instance and static property of one name; instance used, static last.
protocol HasMenuStatic { var menuStatic: Int { get } }
typealias FirstStaticDependencies = HasClock & HasMenuStatic  // escape: HasMenuStatic
typealias SecondStaticDependencies = HasClock & HasMenuStatic  // escape: HasMenuStatic
extension Root: HasMenuStatic { var menuStatic: Int { 2 } }
struct ModelStatic {
  let depsStatic: any FirstStaticDependencies
  static var depsStatic: any SecondStaticDependencies { Root() }
  func runStatic() -> Int {
    #if NEVER
      return self.depsStatic.menuStatic
    #else
      return self.depsStatic.clock
    #endif
  }
  static func alsoStatic() -> Int { depsStatic.clock }
}

// Instance and static property of one name; static used, instance last.
protocol HasMenuInstance { var menuInstance: Int { get } }
typealias FirstInstanceDependencies = HasClock & HasMenuInstance  // escape: HasMenuInstance
typealias SecondInstanceDependencies = HasClock & HasMenuInstance  // escape: HasMenuInstance
extension Root: HasMenuInstance { var menuInstance: Int { 2 } }
struct ModelInstance {
  static var depsInstance: any FirstInstanceDependencies { Root() }
  let depsInstance: any SecondInstanceDependencies
  static func runInstance() -> Int {
    #if NEVER
      return depsInstance.menuInstance
    #else
      return depsInstance.clock
    #endif
  }
  func alsoInstance() -> Int { depsInstance.clock }
}

// Members of one name in two constrained extensions.
protocol HasMenuBound { var menuBound: Int { get } }
typealias FirstBoundDependencies = HasClock & HasMenuBound  // escape: HasMenuBound
typealias SecondBoundDependencies = HasClock & HasMenuBound  // escape: HasMenuBound
extension Root: HasMenuBound { var menuBound: Int { 2 } }
struct BoxBound<Kind> {}
extension BoxBound where Kind == Int {
  var depsBound: any FirstBoundDependencies { Root() }
  func runBound() -> Int {
    #if NEVER
      return depsBound.menuBound
    #else
      return depsBound.clock
    #endif
  }
}
extension BoxBound where Kind == String {
  var depsBound: any SecondBoundDependencies { Root() }
  func alsoBound() -> Int { depsBound.clock }
}

// Private members of one name in two files.
protocol HasMenuPrivate { var menuPrivate: Int { get } }
typealias FirstPrivateDependencies = HasClock & HasMenuPrivate  // escape: HasMenuPrivate
typealias SecondPrivateDependencies = HasClock & HasMenuPrivate  // escape: HasMenuPrivate
extension Root: HasMenuPrivate { var menuPrivate: Int { 2 } }
struct ModelPrivate {}
extension ModelPrivate {
  private var depsPrivate: any FirstPrivateDependencies { Root() }
  func runPrivate() -> Int {
    #if NEVER
      return self.depsPrivate.menuPrivate
    #else
      return self.depsPrivate.clock
    #endif
  }
}

// Extension in the branch of a nested type, one of its name stands at the top before it.
protocol HasMenuInner { var menuInner: Int { get } }
typealias FirstInnerDependencies = HasClock & HasMenuInner  // escape: HasMenuInner
typealias SecondInnerDependencies = HasClock & HasMenuInner  // escape: HasMenuInner
extension Root: HasMenuInner { var menuInner: Int { 2 } }
struct ModelInner {
  let depsInner: any SecondInnerDependencies
  func alsoInner() -> Int { depsInner.clock }
}
enum OuterInner {
  struct ModelInner {
    let depsInner: any FirstInnerDependencies
    func alsoInner() -> Int { depsInner.clock }
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
protocol HasMenuTop { var menuTop: Int { get } }
typealias FirstTopDependencies = HasClock & HasMenuTop  // escape: HasMenuTop
typealias SecondTopDependencies = HasClock & HasMenuTop  // expect: unused-need HasMenuTop
extension Root: HasMenuTop { var menuTop: Int { 2 } }
enum OuterTop {
  struct ModelTop {
    let depsTop: any SecondTopDependencies
    func alsoTop() -> Int { depsTop.clock }
  }
}
struct ModelTop {
  let depsTop: any FirstTopDependencies
  func alsoTop() -> Int { depsTop.clock }
}
#if NEVER
  extension ModelTop {
    func runTop() -> Int {
      return self.depsTop.menuTop
    }
  }
#endif

// Subclass in the branch inherits what the type around has too.
protocol HasMenuSubclass { var menuSubclass: Int { get } }
typealias FirstSubclassDependencies = HasClock & HasMenuSubclass  // escape: HasMenuSubclass
typealias SecondSubclassDependencies = HasClock & HasMenuSubclass  // escape: HasMenuSubclass
extension Root: HasMenuSubclass { var menuSubclass: Int { 2 } }
class BaseSubclass {
  let depsSubclass: any FirstSubclassDependencies
  init(depsSubclass: any FirstSubclassDependencies) { self.depsSubclass = depsSubclass }
  func baseSubclass() -> Int { depsSubclass.clock }
}
struct OuterSubclass {
  let depsSubclass: any SecondSubclassDependencies
  func alsoSubclass() -> Int { depsSubclass.clock }
  #if NEVER
    final class SubSubclass: BaseSubclass {
      func runSubclass() -> Int {
        return self.depsSubclass.menuSubclass
      }
    }
  #endif
}

// Extension whose where clause adds a slice to a generic parameter.
protocol HasMenuGeneric { var menuGeneric: Int { get } }
protocol HasDeskGeneric { var deskGeneric: Int { get } }
typealias FirstGenericDependencies = HasClock & HasMenuGeneric  // escape: HasMenuGeneric
typealias SecondGenericDependencies = HasClock & HasMenuGeneric  // escape: HasMenuGeneric
extension Root: HasMenuGeneric, HasDeskGeneric { var menuGeneric: Int { 2 }; var deskGeneric: Int { 3 } }
struct ModelGeneric<Deps: HasDeskGeneric> {
  let depsGeneric: Deps
  func alsoGeneric(_ otherGeneric: any SecondGenericDependencies) -> Int { depsGeneric.deskGeneric + otherGeneric.clock }
}
extension ModelGeneric where Deps: FirstGenericDependencies {
  func runGeneric() -> Int {
    #if NEVER
      return depsGeneric.menuGeneric
    #else
      return depsGeneric.clock
    #endif
  }
}

// Dynamic member lookup of what the type has as a static member.
protocol HasMenuLooked { var menuLooked: Int { get } }
typealias FirstLookedDependencies = HasClock & HasMenuLooked  // escape: HasMenuLooked
typealias SecondLookedDependencies = HasClock & HasMenuLooked  // escape: HasMenuLooked
extension Root: HasMenuLooked { var menuLooked: Int { 2 } }
@dynamicMemberLookup struct ModelLooked {
  let depsLooked: any FirstLookedDependencies
  static var menuLooked: Int { 1 }
  subscript<T>(dynamicMember path: KeyPath<any FirstLookedDependencies, T>) -> T { depsLooked[keyPath: path] }
  func runLooked(_ otherLooked: any SecondLookedDependencies) -> Int {
    let ownLooked = self
    #if NEVER
      return ownLooked.menuLooked + otherLooked.clock
    #else
      return ownLooked.clock + otherLooked.clock
    #endif
  }
}

// Local type named like a type at the top.
protocol HasMenuScoped { var menuScoped: Int { get } }
typealias FirstScopedDependencies = HasClock & HasMenuScoped  // escape: HasMenuScoped
typealias SecondScopedDependencies = HasClock & HasMenuScoped  // escape: HasMenuScoped
extension Root: HasMenuScoped { var menuScoped: Int { 2 } }
struct ModelScoped {
  let depsScoped: any SecondScopedDependencies
  func alsoScoped() -> Int { depsScoped.clock }
}
func runScoped(_ firstScoped: any FirstScopedDependencies) -> Int {
  struct ModelScoped {
    let depsScoped: any FirstScopedDependencies
    func goScoped() -> Int {
      #if NEVER
        return self.depsScoped.menuScoped
      #else
        return self.depsScoped.clock
      #endif
    }
  }
  return ModelScoped(depsScoped: firstScoped).goScoped()
}

// A value of `self`, which means another one there.
protocol HasMenuSelf { var menuSelf: Int { get } }
typealias FirstSelfDependencies = HasClock & HasMenuSelf  // escape: HasMenuSelf
typealias SecondSelfDependencies = HasClock & HasMenuSelf  // escape: HasMenuSelf
extension Root: HasMenuSelf { var menuSelf: Int { 2 } }
struct OtherSelf {
  let depsSelf: any FirstSelfDependencies
}
struct ModelSelf {
  let depsSelf: any SecondSelfDependencies
  func runSelf(_ other: OtherSelf?) -> Int {
    let before = depsSelf.clock
    guard let self = other else { return before }
    let ownSelf = self
    #if NEVER
      return ownSelf.depsSelf.menuSelf
    #else
      return ownSelf.depsSelf.clock
    #endif
  }
}
//--- App/Other.swift
extension ModelPrivate {
  private var depsPrivate: any SecondPrivateDependencies { Root() }
  func alsoPrivate() -> Int { depsPrivate.clock }
}
