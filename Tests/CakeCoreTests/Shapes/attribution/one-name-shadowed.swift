// The inner name is read outside of its scope as the outer one, in each kind of scope.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasMail { var mail: Int { get } }
typealias OuterNeeds = HasClock & HasCache & HasMail  // expect: unused-need HasMail
typealias InnerNeeds = HasClock & HasCache & HasMail  // expect: unused-need HasClock; unused-need HasCache
func both(_ needs: any OuterNeeds, _ inner: (any InnerNeeds)?, _ all: [any InnerNeeds]) -> Int {
  var sum = 0
  if let needs = inner { sum += needs.mail } else { sum += needs.clock }
  for needs in all where needs.mail > 1 { sum += needs.mail }
  sum += all.map { needs in needs.mail }.count + needs.cache
  do {
    let needs = all[0]
    sum += needs.mail
  }
  while let needs = all.last, sum < 3 { sum += needs.mail }
  return sum + needs.clock
}
