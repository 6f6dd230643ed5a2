// Two types that would be one without what goes stay two with what only one of them has; what both
// have goes from both.
protocol HasCloud { var cloud: Bool { get } }
protocol HasPhotos { var photos: [String] { get } }
protocol HasAlbums { var albums: [String] { get } }

typealias ListNeeds = HasPhotos & HasAlbums & HasCloud  // stays: HasAlbums // expect: unused-need HasCloud
typealias TagNeeds = HasPhotos & HasCloud  // expect: unused-need HasCloud

struct Box<Needs> { let needs: Needs }
struct List {
  let box: Box<any ListNeeds>
  func count() -> Int { box.needs.photos.count }
}
struct Tags {
  let box: Box<any TagNeeds>
  func count() -> Int { box.needs.photos.count }
}
struct Root: HasPhotos, HasAlbums {
  let photos = ["a"], albums = ["b"]
}
extension Root: HasCloud { var cloud: Bool { true } }
struct Event { let info: [AnyHashable: Any] }
func start() -> Int {
  let event = Event(info: ["list": 1])
  return List(box: Box(needs: Root())).count() + Tags(box: Box(needs: Root())).count()
    + event.info.count
}
