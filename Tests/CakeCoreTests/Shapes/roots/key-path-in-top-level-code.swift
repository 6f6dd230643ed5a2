// Top-level code names by a key path what becomes an associated type.
//--- App/main.swift
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasDisk { var disk: Int { get } }
typealias SaveNeeds = HasClock & HasCache  // escape: HasCache
typealias LoadNeeds = HasClock & HasDisk

protocol Plugin {
  associatedtype Needs
  init(_ needs: Needs)
}
struct Save: Plugin {
  init(_ needs: any SaveNeeds) { print(needs.clock) }
}
struct Load: Plugin {
  init(_ needs: any LoadNeeds) { print(needs.clock, needs.disk) }
}
func install<Root, P: Plugin>(_ type: P.Type, in root: Root, needs path: KeyPath<Root, P.Needs>) {
  _ = P(root[keyPath: path])
}
struct Live: SaveNeeds, HasDisk {
  let clock = 1, cache = 2, disk = 3
  var forSaving: any SaveNeeds { self }
  var forLoading: any LoadNeeds { self }
}
install(Save.self, in: Live(), needs: \.forSaving)
install(Load.self, in: Live(), needs: \.forLoading)
