// Computed properties read the needs, with `get` written out and without.
protocol HasClock { var clock: Int { get } }
protocol HasLocale { var locale: Int { get } }
protocol HasRouter { var router: Int { get } }

typealias HeaderDependencies = HasClock & HasLocale & HasRouter  // expect: unused-need HasRouter

struct HeaderModel {
  let dependencies: any HeaderDependencies
  var title: Int { dependencies.clock }
  var subtitle: Int {
    get { dependencies.locale }
  }
}
