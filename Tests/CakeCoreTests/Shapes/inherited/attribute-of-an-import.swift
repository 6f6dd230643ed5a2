// What stands before an import is no attribute of the provider that follows it.
@preconcurrency import Foundation
protocol HasCache { var cache: Int { get } }
protocol HasClock { var clock: Int { get } }
typealias ListNeeds = HasCache & HasClock  // expect: unused-need HasCache
struct List {
  let needs: any ListNeeds
  var now: Int { needs.clock }
}
