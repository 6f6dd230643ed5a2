// Comments stand between the needs, some with the names of others.
// swift-format-ignore-file
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasPush { var push: Int { get } }

typealias ModelDependencies = /* HasPush & */ HasClock // was HasMail
  /* & HasMail
     & HasMap /* nested & HasNothing */ */
  & HasCache // expect: unused-need HasCache
  // & HasPrinter
  & HasPush
func run(_ dependencies: any ModelDependencies) -> Int { dependencies.clock + dependencies.push }
