// A call takes values of two slices: each goes to the parameter that asks for it.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasMail { var mail: Int { get } }
typealias ListNeeds = HasClock & HasCache & HasMail  // expect: unused-need HasCache; unused-need HasMail
typealias EditNeeds = HasClock & HasCache & HasMail  // expect: unused-need HasClock; unused-need HasMail
typealias ParentNeeds = HasClock & HasCache & HasMail  // expect: unused-need HasCache; unused-need HasMail
typealias OtherNeeds = HasClock & HasCache & HasMail  // expect: unused-need HasClock; unused-need HasMail
struct Root: ParentNeeds & OtherNeeds { let clock = 1, cache = 2, mail = 3 }

func join(_ list: any ListNeeds, with edit: any EditNeeds, times: Int = 1) -> Int {
  (list.clock + edit.cache) * times
}
struct Pair {
  let list: any ListNeeds
  let edit: any EditNeeds
  var sum: Int { list.clock + edit.cache }
}
func show(_ parent: any ParentNeeds, _ other: any OtherNeeds) -> Int {
  join(parent, with: other) + join(parent, with: other, times: 2)
    + Pair(list: parent, edit: other).sum
}
let shown = show(Root(), Root())
