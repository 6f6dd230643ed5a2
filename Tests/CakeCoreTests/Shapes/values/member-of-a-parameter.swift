// What is of a type that a generic type's parameter names is no dependencies itself, wherever it goes:
// `N.Item` is what the provider has.
//--- Core/Providers.swift
public protocol HasMenu<Item> {
  associatedtype Item
  var menu: [Item] { get }
}
public protocol HasColor { var color: Int { get } }
//--- Menus/Menus.swift
import Core

public typealias MenuDependencies = HasMenu & HasColor  // expect: unused-need HasColor
public final class MenuModel<Needs: MenuDependencies> {
  private let needs: Needs
  public init(_ needs: Needs) { self.needs = needs }
  public var first: Needs.Item? { needs.menu.first }
  public func all() -> [Needs.Item] { needs.menu }
}

public typealias TitleDependencies = HasMenu<String> & HasColor  // expect: unused-need HasColor
public struct Titles<Needs: TitleDependencies> where Needs.Item == String {
  let needs: Needs
  public init(_ needs: Needs) { self.needs = needs }
  public var last: Needs.Item { needs.menu[needs.menu.count - 1] }
}
//--- App/App.swift
import Core
import Menus

struct App: HasMenu, HasColor {
  let menu = ["tea"]
  let color = 1
}
func main() {
  let model = MenuModel(App())
  print(model.first ?? "-", model.all())
  debugPrint(Titles(App()).last)
}
