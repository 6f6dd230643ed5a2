// Of a value of two slices, where only one has what is asked for, that one needs it.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasPush { var push: Int { get } }

typealias ListNeeds = HasClock & HasPush  // expect: unused-need HasPush
typealias EditNeeds = HasCache & HasPush
struct Screen {
  let needs: any ListNeeds & EditNeeds
  func show() -> Int { needs.clock + needs.cache }
}
func push(_ needs: (any EditNeeds)?) -> Int { needs?.push ?? 0 }
