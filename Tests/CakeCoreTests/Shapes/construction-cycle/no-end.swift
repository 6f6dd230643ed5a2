// Code behind something that never returns, or may throw: by its type, by its body, of C's, in an
// argument, in a property.
#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

protocol HasAuth { var auth: Auth { get } }
protocol HasGitHub { var gitHub: GitHub { get } }
protocol HasClock { var clock: Clock { get } }
protocol HasCache { var cache: Cache { get } }
protocol HasDisk { var disk: Disk { get } }

struct Failure: Error {}
func die() -> Never { fatalError() }
func fail() throws { throw Failure() }
func give() throws -> String { throw Failure() }
func crash(_ text: String) { preconditionFailure(text) }
enum Bug { static var found: Int { crash("bug"); return 3 } }

struct Auth {
  let name = "auth"
  init(_ dependencies: any HasGitHub) {
    die()
    print(dependencies.gitHub.name)
  }
}
struct GitHub {
  let name: String
  init(_ dependencies: any HasAuth) { name = dependencies.auth.name }
}
struct Clock {
  let name = "clock"
  init(_ dependencies: any HasCache) throws {
    try fail()
    print(dependencies.cache.name)
  }
}
struct Cache {
  let name: String
  init(_ dependencies: any HasClock & HasDisk) { name = dependencies.clock.name }
}
struct Disk {
  let name = "disk"
  init(_ dependencies: any HasCache & HasDisk) {
    do {
      print(try give() + dependencies.cache.name)
    } catch {}
    print((try? give() + dependencies.disk.name) ?? "")
    crash("disk")
    print(dependencies.disk)
  }
  init(other dependencies: any HasDisk) {
    exit(3)
    print(dependencies.disk)
  }
  init(third dependencies: any HasDisk) { print(Bug.found, dependencies.disk) }
}
struct AppDependencies: HasAuth, HasGitHub, HasClock, HasCache, HasDisk {
  var auth: Auth { Auth(self) }
  var gitHub: GitHub { GitHub(self) }
  var clock: Clock { try! Clock(self) }
  var cache: Cache { Cache(self) }
  var disk: Disk { Bool.random() ? Disk(self) : Bool.random() ? Disk(other: self) : Disk(third: self) }
}
