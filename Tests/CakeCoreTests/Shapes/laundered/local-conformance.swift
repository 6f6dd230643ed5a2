// A local type that says what it conforms to asks nothing of a value that came out of an associated
// type; what reads it as what the type conforms to does.
protocol HasClips { var clips: Int { get } }
protocol HasImages { var images: Int { get } }
protocol HasLock { var lock: Int { get } }
protocol HasTags { var tags: Int { get } }

protocol Reducer {
  associatedtype Needs
  func run(_ needs: Needs) -> Int
}

typealias BarNeeds = HasClips & HasImages  // expect: unused-need HasImages
struct Bar: Reducer {
  typealias Needs = any BarNeeds
  func run(_ needs: Needs) -> Int { needs.clips }
}

typealias PageNeeds = HasClips & HasTags
struct Page: Reducer {
  typealias Needs = any PageNeeds
  func run(_ needs: Needs) -> Int { needs.clips }
}

func read<R: Reducer>(_ reducer: R, _ needs: R.Needs) -> R.Needs { needs }

func page(_ app: App) -> Int {
  struct Stub: PageNeeds, HasImages,
    HasLock
  {
    let clips = 1
    let images = 2
    let tags = 3
    let lock = 4
  }
  let tagged: any HasTags = read(Page(), app)
  return Page().run(Stub()) + Bar().run(app) + tagged.tags
}

struct App: HasClips, HasImages, HasTags {
  let clips = 1
  let images = 2
  let tags = 3
}
