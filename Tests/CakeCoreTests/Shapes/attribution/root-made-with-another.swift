// What a root is made with says nothing of what it is.
//--- App/main.swift
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasUser { var user: Int { get } }
typealias HomeNeeds = HasClock & HasUser
typealias ShopNeeds = HasCache & HasClock  // expect: unused-need HasClock
struct AppRoot: HasCache, HasClock { let cache = 1, clock = 2 }
struct SessionRoot: HasClock, HasUser {
  let parent: AppRoot
  let user: Int
  var clock: Int { parent.clock }
}
struct Home<Needs: HomeNeeds> {
  let needs: Needs
  func open() -> Int { needs.clock + needs.user }
}
func shop(_ needs: any ShopNeeds) -> Int { needs.cache }
let app = AppRoot()
let session = SessionRoot(parent: app, user: 1)
print(Home(needs: session).open(), shop(app))
