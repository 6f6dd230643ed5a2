// Key paths say by their root, or by what they are handed to, whose member they name.
protocol HasUsers { var users: Int { get } }
protocol HasMail { var mail: Int { get } }
typealias InviteNeeds = HasUsers & HasMail  // missed: HasMail
typealias ReportNeeds = HasUsers & HasMail  // missed: HasUsers

struct Injected<Container, Value> {
  let path: KeyPath<Container, Value>
  init(_ path: KeyPath<Container, Value>) { self.path = path }
  var isSame: Bool { path == path }
}
func invite(_ needs: any InviteNeeds) -> Bool { Injected(\(any InviteNeeds).users).isSame }
func report(_ needs: any ReportNeeds) -> Bool {
  Injected<any ReportNeeds, Int>(\.mail).isSame
}
