// What a generic type's static function is given says what the type's parameter is.
protocol HasLog { var log: Int { get } }
protocol HasSecrets { var secrets: Int { get } }
typealias AuditNeeds = HasLog & HasSecrets
typealias InviteNeeds = HasLog & HasSecrets  // expect: unused-need HasSecrets
struct Live: AuditNeeds { let log = 1, secrets = 2 }
struct Stub: InviteNeeds { let log = 1, secrets = 2 }

enum Audit<Needs: AuditNeeds> {
  static func run(_ needs: Needs, _ count: Int) -> Int { needs.log + needs.secrets + count }
}
func invite(_ needs: any InviteNeeds) -> Int { needs.log }
func main() -> Int {
  let stub = Stub()
  return Audit.run(Live(), 3) + invite(stub)
}
