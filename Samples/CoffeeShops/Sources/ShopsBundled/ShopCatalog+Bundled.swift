public import ShopsInterface

extension ShopCatalog {
  /// The coffee shops of Kettlewick, a town that you won't find on other maps.
  public static let bundled = ShopCatalog.of([
    CoffeeShop(
      id: "blue-door", name: "Blue Door", address: "2 Market Square",
      place: Place(east: 45, north: 30), picture: "door"),
    CoffeeShop(
      id: "crumb", name: "Crumb & Kettle", address: "14 Tanner's Row",
      place: Place(east: -130, north: 75), picture: "cup"),
    CoffeeShop(
      id: "night-shift", name: "Night Shift", address: "9 Station Road",
      place: Place(east: 215, north: -120), picture: "moon"),
    CoffeeShop(
      id: "ferry", name: "The Ferry", address: "Quay 3",
      place: Place(east: -310, north: -60), picture: "boat"),
    CoffeeShop(
      id: "greenhouse", name: "Greenhouse", address: "Botanic Lane",
      place: Place(east: 20, north: 190), picture: "leaf"),
    CoffeeShop(
      id: "second-cup", name: "Second Cup", address: "4 Market Square",
      place: Place(east: 62, north: 18), picture: "cup"),
    CoffeeShop(
      id: "old-mill", name: "Old Mill", address: "Mill End",
      place: Place(east: 380, north: 205), picture: "door"),
    CoffeeShop(
      id: "last-stop", name: "Last Stop", address: "Terminus",
      place: Place(east: 640, north: -330), picture: "moon"),
    CoffeeShop(
      id: "hilltop", name: "Hilltop", address: "1 Beacon Hill",
      place: Place(east: -520, north: 310), picture: "leaf"),
  ])
}
