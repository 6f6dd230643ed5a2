import Foundation
import LayerCakeEffects
import LayerCakeHTTP

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

// The examples in the documentation of LayerCakeEffects.

enum HasClockExample {
  struct AppDependencies: HasClock {
    let clock: any Clock<Duration> = ContinuousClock()
  }

  func retryLater(_ dependencies: any HasClock) async throws {
    try await dependencies.clock.sleep(for: .seconds(2))
  }
}

enum HasDateExample {
  struct AppDependencies: HasDate {
    let date = DateGenerator.live
  }

  func isExpired(_ expiry: Date, _ dependencies: any HasDate) -> Bool {
    expiry < dependencies.date.now()
  }
}

struct AppDependencies: HasUUID {
  let uuid = UUIDGenerator.live
}

func newDraft(_ dependencies: any HasUUID) -> (id: UUID, text: String) {
  (dependencies.uuid.next(), "")
}

enum HasRandomNumbersExample {
  struct AppDependencies: HasRandomNumbers {
    let randomNumbers = RandomNumbers.live
  }

  func roll(_ dependencies: any HasRandomNumbers) -> Int {
    var randomNumbers = dependencies.randomNumbers
    return Int.random(in: 1...6, using: &randomNumbers)
  }
}

enum HasCalendarExample {
  struct AppDependencies: HasCalendar {
    let calendar = Calendar.autoupdatingCurrent
  }
}

enum HasLocaleExample {
  struct AppDependencies: HasLocale {
    let locale = Locale.autoupdatingCurrent
  }
}

enum HasTimeZoneExample {
  struct AppDependencies: HasTimeZone {
    let timeZone = TimeZone.autoupdatingCurrent
  }
}

enum HasEnvironmentExample {
  struct AppDependencies: HasEnvironment {
    let environment = EnvironmentVariables.live
  }

  func token(_ dependencies: any HasEnvironment) -> String? {
    dependencies.environment["GITHUB_TOKEN"]
  }
}

enum HasHTTPExample {
  struct AppDependencies: HasHTTP {
    let http = HTTPClient.live
  }

  func size(of page: URL, _ dependencies: any HasHTTP) async throws -> Int {
    let (data, _) = try await dependencies.http.send(URLRequest(url: page))
    return data.count
  }
}

enum HasKeyValueStoreExample {
  struct AppDependencies: HasKeyValueStore {
    let keyValueStore: KeyValueStore

    init(settings: URL) throws {
      keyValueStore = try .file(at: settings)
    }
  }

  func rememberToken(_ token: String, _ dependencies: any HasKeyValueStore) throws {
    try dependencies.keyValueStore.setData("token", Data(token.utf8))
  }
}
