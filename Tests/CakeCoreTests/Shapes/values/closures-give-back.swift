// Closures in a literal give back what they take, as less.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasMail { var mail: Int { get } }
typealias ListNeeds = HasClock & HasCache & HasMail  // expect: unused-need HasClock; unused-need HasCache
typealias EditNeeds = HasClock & HasMail  // expect: unused-need HasClock
let makers: [@Sendable (any ListNeeds) -> any EditNeeds] = [{ $0 }, { s in s }]
func run(_ s: any ListNeeds) -> Int { makers.map { $0(s).mail }.count }
