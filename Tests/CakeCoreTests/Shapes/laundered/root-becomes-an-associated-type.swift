// What an associated type is decides what a root has to have: nothing at the call names it.
protocol HasLog { func log(_ text: String) }
protocol HasAce { var ace: Int { get } }
protocol HasBed { var bed: Int { get } }
protocol HasCap { var cap: Int { get } }
protocol HasDen { var den: Int { get } }
typealias AllDeps = HasLog & HasAce & HasBed & HasCap & HasDen
typealias AceDeps = HasAce
typealias BedDeps = HasBed
typealias CapDeps = HasCap
typealias DenDeps = HasDen
struct Live: AllDeps {
  let ace = 1
  let bed = 2
  let cap = 3
  let den = 4
  func log(_ text: String) {}
}
protocol Page {
  associatedtype Deps
  init(_ deps: Deps)
}
struct AcePage: Page {
  init(_ deps: any AceDeps) { print(deps.ace) }
}
struct BedPage: Page {
  init(_ deps: any BedDeps) { print(deps.bed) }
}
struct CapPage: Page {
  init(_ deps: any CapDeps) { print(deps.cap) }
}
struct Draft<P: Page> {
  var deps: P.Deps?
}
func open<P: Page>(_ page: P.Type, _ deps: P.Deps) -> P { P(deps) }
func open<P: Page>(_ page: P.Type, all: [P.Deps]) -> [P] { all.map { P($0) } }

struct Album {
  var cover: any DenDeps
  func show() { print(cover.den) }
}
func put<Value>(_ value: Value, at path: WritableKeyPath<Album, Value>, of album: inout Album) {
  album[keyPath: path] = value
}
func write(_ deps: any AllDeps) { deps.log("a") }
func run(_ live: Live, _ album: Album) {
  _ = open(AcePage.self, live)
  _ = open(BedPage.self, all: [Live()])
  var draft = Draft<CapPage>()
  draft.deps = live
  draft.deps.map { _ = CapPage($0) }
  var album = album
  put(live, at: \.cover, of: &album)
  album.show()
}
