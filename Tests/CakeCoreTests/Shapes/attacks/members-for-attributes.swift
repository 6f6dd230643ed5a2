// What an attribute of a type asks for may come from a provider.
protocol HasClock { var clock: Int { get } }
protocol HasStore { var store: String { get } }
protocol HasMail { var mail: Int { get } }
extension HasStore { func dynamicallyCall(withArguments: [Int]) -> Int { store.count } }
extension HasMail { subscript(dynamicMember name: String) -> Int { mail } }
typealias CallNeeds = HasClock & HasStore & HasMail  // expect: unused-need HasMail
typealias LookupNeeds = HasClock & HasStore & HasMail  // expect: unused-need HasStore
@dynamicCallable struct CallServices: CallNeeds {
  let clock = 1
  let store = ""
  let mail = 2
}
@dynamicMemberLookup struct LookupServices: LookupNeeds {
  let clock = 1
  let store = ""
  let mail = 2
}
func call(_ services: any CallNeeds) -> Int { services.clock }
func lookup(_ services: any LookupNeeds) -> Int { services.clock }
func all() -> Int { call(CallServices()) + lookup(LookupServices()) }
