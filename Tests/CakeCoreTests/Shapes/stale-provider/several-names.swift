// One `let` for several names: what one of them is for stays when the other answers nothing.
protocol HasName { var name: String { get } }
protocol HasMail { var mail: String { get } }
typealias NameDependencies = HasName
func greet(_ dependencies: any NameDependencies) -> String { dependencies.name }
typealias MailDependencies = HasMail
func send(_ dependencies: any MailDependencies) -> String { dependencies.mail }

struct Live: HasName {
  let name = "live"
  let mail = "post", city = "town"  // expect: stale-provider HasMail
  var place: String { city }
}
struct Home: HasName {
  let name = "home"
  let street = ["road", "lane"].joined(separator: ", "), mail = "letters"  // expect: stale-provider HasMail
  var place: String { street }
}
struct Office: HasMail { let mail = "office" }
func main() {
  let live = Live()
  print(greet(live), live.place, send(Office()), greet(Home()), Home().place)
}
