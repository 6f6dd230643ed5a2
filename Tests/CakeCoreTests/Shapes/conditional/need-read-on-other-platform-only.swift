// The whole body differs by platform; each reads another need, and both are kept.
protocol HasDesk { var desk: Int { get } }
protocol HasPhone { var phone: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias PlaceDependencies =
  HasDesk
  & HasPhone  // escape: HasPhone
  & HasCache  // expect: unused-need HasCache
struct Place {
  let dependencies: any PlaceDependencies
  #if NEVER
    var place: Int { dependencies.phone }
  #elseif DEBUG
    var place: Int { dependencies.desk }
  #endif
}
