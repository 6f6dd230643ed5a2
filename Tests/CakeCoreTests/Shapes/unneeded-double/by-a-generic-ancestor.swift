// A class gets the test's root by a function of its generic superclass: what it is given there counts.
//--- App/Grid.swift
public protocol HasClock { var clock: Int { get } }
public protocol HasPhotos { var photos: Int { get } }
public protocol HasPush { var push: Int { get } }

open class Controller<Services> {
  public var services: Services!
  public init() {}
  open func shown() -> Int { 0 }
  open class func create() -> Controller { fatalError() }
  public class func make(_ services: Services) -> Controller {
    let made = create()
    made.services = services
    return made
  }
}
public typealias GridServices = HasPhotos
public final class Grid: Controller<any GridServices> {
  public override func shown() -> Int { services.photos }
  public override class func create() -> Controller<any GridServices> { Grid() }
}
public func now(_ services: any HasClock) -> Int { services.clock }
public func pushed(_ services: any HasPush) -> Int { services.push }
//--- AppTests/GridTests.swift
import App

struct TestServices:
  HasClock,
  HasPhotos,
  HasPush  // expect: unneeded-double HasPush
{
  var clock = 7
  var photos = 2
  var push = 3
}
func gridIsShown() -> Bool {
  let services = TestServices()
  return Grid.make(services).shown() + now(services) == 9
}
