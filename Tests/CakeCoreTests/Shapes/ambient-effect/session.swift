// The shared session, where the networking may be a module of its own.
import Foundation
#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

protocol HasServer { var server: URL { get } }
typealias Deps = HasServer

struct Loader {
  let dependencies: any Deps
  func load() {
    URLSession.shared.dataTask(with: dependencies.server).resume()  // expect: ambient-effect URLSession.shared
  }
}
