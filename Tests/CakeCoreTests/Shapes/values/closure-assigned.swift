// Closures are assigned to properties: one hands its argument on, one gives back less.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasMail { var mail: Int { get } }
typealias ListNeeds = HasClock & HasCache & HasMail  // expect: unused-need HasCache
typealias EditNeeds = HasClock & HasMail
final class Screen { var onTap: ((any ListNeeds) -> Int)?; var onMake: (() -> any EditNeeds)? }
func run(_ s: any ListNeeds, _ screen: Screen) -> Int {
  screen.onTap = { show($0) }
  screen.onMake = { s }
  return (screen.onTap?(s) ?? 0) + (screen.onMake?().clock ?? 0)
}
func show(_ k: any EditNeeds) -> Int { k.mail }
