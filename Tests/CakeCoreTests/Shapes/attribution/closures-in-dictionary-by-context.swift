// Closures in a dictionary are typed by its context, beside a curried call.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasMail { var mail: Int { get } }
typealias ListNeeds = HasClock & HasCache & HasMail  // expect: unused-need HasCache; unused-need HasMail
typealias EditNeeds = HasClock & HasCache & HasMail  // expect: unused-need HasClock; unused-need HasCache
func curried(_ n: Int) -> (any ListNeeds) -> Int { { $0.clock + n } }
func run(_ s: any ListNeeds, _ k: any EditNeeds) -> Int {
  let routes: [String: (any EditNeeds) -> Int] = ["x": { $0.mail }, "y": { k in k.mail + 1 }]
  return curried(2)(s) + (routes["x"]?(k) ?? 0)
}
