// A value of which nothing is known is a slice's only where something stands beside it that leads to one.
//--- Core/Core.swift
public protocol HasInk { var ink: String { get } }
public protocol HasPaper { var paper: String { get } }
public protocol HasGlue { var glue: String { get } }
public struct Shop: HasInk, HasPaper, HasGlue {
  public let ink = "i", paper = "p", glue = "g"
  public init() {}
}
//--- Press/Press.swift
import Core
typealias PressDependencies =
  HasInk
  & HasPaper  // expect: unused-need HasPaper
  & HasGlue  // escape: HasGlue
func run(_ press: any PressDependencies) -> String { press.ink }
struct Sheet { let paper: Int }
func sheet() -> String {
  let page = Sheet(paper: 3)
  #if NEVER
    print(page.paper)
  #endif
  return run(Shop()) + "\(page)"
}
struct Other { func paper() {} }
#if NEVER
  enum Kind: String { case paper, rock }
  func kind() { print(Kind.paper.rawValue) }
  func other() { Other().paper() }
  func sheets(_ all: [Sheet]) { print(all.map(\.paper), all[0].paper, all.first!.paper) }
  func each(_ all: [Sheet]) { for one in all { print(one.paper) } }
  func scene(_ view: UIScene) { view.delegate().paper.fold() }
  let library = Library.shared
  func glued() { library.first().glue }
#endif
//--- Bindery/Bindery.swift
import Core
typealias BinderyDependencies = HasInk & HasPaper  // escape: HasPaper
struct Binder {
  let dependencies: any BinderyDependencies
  func go() -> String { dependencies.ink }
}
func start() -> String { Binder(dependencies: Shop()).go() }
#if NEVER
  extension Binder { func trace() -> String { dependencies.paper } }
  func bind(_ other: any BinderyDependencies) -> String {
    let own = other
    return own.paper
  }
#endif
//--- Folder/Folder.swift
import Core
typealias FolderDependencies = HasInk & HasPaper  // expect: unused-need HasPaper
struct Binder {
  let dependencies: any FolderDependencies
  func go() -> String { dependencies.ink }
}
func start() -> String { Binder(dependencies: Shop()).go() }
//--- Album/Album.swift
import Core
// Each type has a slice and a property of the same names.
struct Cover {
  typealias Dependencies = HasInk & HasPaper  // expect: unused-need HasPaper
  let dependencies: any Dependencies
  func go() -> String { dependencies.ink }
}
struct Page {
  typealias Dependencies = HasInk & HasPaper
  let dependencies: any Dependencies
  func go() -> String { dependencies.ink + dependencies.paper }
  #if NEVER
    func log() -> String {
      let own: any Dependencies = dependencies
      return own.paper
    }
  #endif
}
extension Page {
  #if NEVER
    func all(_ more: [any Dependencies]) -> String { ([dependencies] + more).map(\.paper).joined() }
  #endif
}
func start() -> String { Cover(dependencies: Shop()).go() + Page(dependencies: Shop()).go() }
