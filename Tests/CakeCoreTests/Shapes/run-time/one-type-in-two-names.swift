// Two slices are one type, by which a place is found: they stay one.
protocol HasClock { var clock: Int { get } }
protocol HasGit { var git: Int { get } }
protocol HasShop { var shop: Int { get } }
typealias MailDependencies = HasClock & HasGit  // stays: HasClock
typealias ShopDependencies = HasGit & HasClock  // stays: HasGit
typealias PlainDependencies = HasShop & HasGit  // expect: unused-need HasGit

struct Key<Value>: Hashable { var number = 1 }
final class Box<Value> {
  let value: Value
  init(_ value: Value) { self.value = value }
  var key: AnyHashable { Key<Value>() }
}

struct Mail {
  let box: Box<any MailDependencies>
  func go() -> Int { box.value.git }
}
struct Shop {
  let box: Box<any ShopDependencies>
  func go() -> Int { box.value.clock }
}
func plain(_ dependencies: any PlainDependencies) -> Int { dependencies.shop }

struct Root: HasClock, HasGit, HasShop { let clock = 1, git = 2, shop = 3 }
func main() {
  let (mail, shop) = (Mail(box: Box(Root())), Shop(box: Box(Root())))
  let seen: [AnyHashable: String] = [mail.box.key: "mail"]
  print(mail.go(), shop.go(), plain(Root()), seen[shop.box.key] ?? "none")
}
