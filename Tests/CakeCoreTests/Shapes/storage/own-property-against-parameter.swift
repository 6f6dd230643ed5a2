// The initialiser's parameter hides the property; `self.` tells them apart.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasMail { var mail: Int { get } }

typealias BootDependencies = HasCache & HasMail  // expect: unused-need HasMail
typealias ModelDependencies = HasClock & HasCache  // expect: unused-need HasCache
final class Model {
  let dependencies: any ModelDependencies
  var sum = 0
  init(_ stored: any ModelDependencies, boot dependencies: any BootDependencies) {
    self.dependencies = stored
    sum = self.dependencies.clock + dependencies.cache
  }
}
