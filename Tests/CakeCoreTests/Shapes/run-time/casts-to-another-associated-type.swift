// A cast to one associated type looks for nothing that another one is: it is told from the name, or from
// what answers the requirements.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasLog { var log: Int { get } }
protocol HasMail { var mail: Int { get } }

typealias ListNeeds = HasClock & HasMail  // expect: unused-need HasMail
typealias EditNeeds = HasLog & HasMail  // expect: unused-need HasMail
typealias FoundNeeds = HasClock & HasCache  // stays: HasCache
typealias AskedNeeds = HasClock & HasCache  // stays: HasCache
typealias SharedNeeds = HasClock & HasCache  // stays: HasCache

protocol Screen {
  associatedtype Needs
  associatedtype Output
  static func show(_ needs: Needs) -> Output
}
enum List: Screen {
  static func show(_ needs: any ListNeeds) -> Int { needs.clock }
}
enum Edit: Screen {
  typealias Output = String
  static func show(_ needs: any EditNeeds) -> Output { "\(needs.log)" }
}
enum Find: Screen {
  static func show(_ limit: Int) -> (any FoundNeeds)? { nil }
}
enum Ask: Screen {
  typealias Output = any AskedNeeds
  static func show(_ needs: Output) -> Output { needs }
}
enum Share<Value>: Screen {
  typealias Output = Value
  static func show(_ value: Value) -> Value { value }
}
func share(_ value: any SharedNeeds) -> Int { Share<any SharedNeeds>.show(value).clock }

func last<S: Screen>(_ screen: S.Type, in values: [Any]) -> S.Output? {
  values.last as? S.Output
}
func found(_ values: [Any]) -> Int? { last(Find.self, in: values)??.clock }
func asked(_ values: [Any]) -> Int? { last(Ask.self, in: values)?.clock }
func shared(_ values: [Any]) -> Int? { last(Share<any SharedNeeds>.self, in: values)?.clock }
