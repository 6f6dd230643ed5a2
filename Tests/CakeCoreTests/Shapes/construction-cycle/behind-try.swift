// What a `try` covers is made before anything can throw, and `try!` and `try?` go on.
protocol HasAuth { var auth: Auth { get } }
protocol HasGitHub { var gitHub: GitHub { get } }
protocol HasClock { var clock: Clock { get } }
protocol HasCache { var cache: Cache { get } }
protocol HasDisk { var disk: Disk { get } }
protocol HasTape { var tape: Tape { get } }

func parse(_ text: String) throws -> String { text }
struct Auth {
  let name: String
  init(_ dependencies: any HasGitHub) throws { name = try parse(dependencies.gitHub.name) }
}
struct GitHub {
  let name: String
  init(_ dependencies: any HasAuth) { name = dependencies.auth.name }
}
struct Clock {
  let name: String
  init(_ dependencies: any HasCache) {
    _ = try? parse("clock")
    name = dependencies.cache.name
  }
}
struct Cache {
  let name: String
  init(_ dependencies: any HasClock) { name = dependencies.clock.name }
}
struct Disk {
  let name: String
  init(_ dependencies: any HasTape) {
    let text = try! parse("disk")
    name = "\(text) \(dependencies.tape.name)"
  }
}
struct Tape {
  let name: String
  init(_ dependencies: any HasDisk) { name = ["": ""][dependencies.disk.name] ?? "" }
}
struct AppDependencies: HasAuth, HasGitHub, HasClock, HasCache, HasDisk, HasTape {
  var auth: Auth { try! Auth(self) }  // expect: construction-cycle HasAuth+HasGitHub
  var gitHub: GitHub { GitHub(self) }
  var clock: Clock { Clock(self) }
  var cache: Cache { Cache(self) }  // expect: construction-cycle HasCache+HasClock
  var disk: Disk { Disk(self) }  // expect: construction-cycle HasDisk+HasTape
  var tape: Tape { Tape(self) }
}
