// Two slices of equal needs are one type, and what is generic over one is given where the other stands.
protocol HasClock { var clock: Int { get } }
protocol HasStore { var store: String { get } }
protocol HasMail { var mail: [Int] { get } }
typealias ListServices = HasClock & HasStore & HasMail
typealias EditServices = HasClock & HasStore & HasMail
typealias SideServices = HasClock & HasStore & HasMail  // expect: unused-need HasClock; unused-need HasStore

struct AppServices: HasClock, HasStore, HasMail {
  let clock = 1
  let store = ""
  let mail = [1]
}

struct Box<Value> { var value: Value }

func list(_ box: Box<any ListServices>, _ side: any SideServices) -> Int {
  let other: Box<any EditServices> = box
  return other.value.clock + side.mail.count + box.value.mail.count
}

func kept(_ path: KeyPath<AppServices, [(any ListServices) -> Int]>) -> Int {
  let other: KeyPath<AppServices, [(any EditServices) -> Int]> = path
  return AppServices()[keyPath: other].map { $0(AppServices()) }.count
}

func name(of type: (any EditServices).Type, _ value: any EditServices) -> String { value.store }
func named(_ type: (any ListServices).Type) -> String { name(of: type, AppServices()) }
