public import Foundation
import LayerCakeEffects

/// Provides the credential store.
public protocol HasCredentialStore {
  var credentialStore: CredentialStore { get }
}

/// The place of the secret that proves who is logged in, apart from the accounts it is proved to.
///
/// An app takes the system's keychain.
public struct CredentialStore: Sendable {
  /// Returns the secret, if there is one.
  public var token: @Sendable () throws -> [UInt8]?
  /// Sets the secret, or forgets it.
  public var setToken: @Sendable (_ token: [UInt8]?) throws -> Void

  public init(
    token: @escaping @Sendable () throws -> [UInt8]?,
    setToken: @escaping @Sendable (_ token: [UInt8]?) throws -> Void
  ) {
    self.token = token
    self.setToken = setToken
  }

  /// A credential store in a file that only its owner can read.
  ///
  /// The file is opened at each call, so that programs that run side by side agree on what is in it.
  public static func file(at file: URL) -> CredentialStore {
    CredentialStore(
      token: { try open(file).data("token").map { Array($0) } },
      setToken: { token in
        let store = try open(file)
        if let token {
          try store.setData("token", Data(token))
        } else {
          try store.remove("token")
        }
      })
  }

  /// Another program has the file for the moment of its call, so one of the next tries gets it.
  private static func open(_ file: URL) throws -> KeyValueStore {
    for _ in 0..<100 {
      do { return try .file(at: file) } catch KeyValueStoreError.alreadyOpen {
        Thread.sleep(forTimeInterval: 0.01)
      }
    }
    return try .file(at: file)
  }
}
