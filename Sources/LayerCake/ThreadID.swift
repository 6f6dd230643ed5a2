#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#elseif canImport(WinSDK)
  import WinSDK
#endif

/// The identity of a running thread.
///
/// The system gives a dead thread's identity to a new one, so an identity means something only as
/// long as its thread is known to run: here, from the begin of a creation to its end. A task would
/// be the wrong thing to ask for: a creation is synchronous, and a task that it starts is not part
/// of it although it inherits its task-local values.
struct ThreadID: Hashable, Sendable {
  private let bits: UInt

  static var current: ThreadID {
    #if os(Windows)
      ThreadID(bits: UInt(GetCurrentThreadId()))
    #elseif canImport(Glibc)
      ThreadID(bits: pthread_self())
    #else
      // A pointer on Darwin and Musl, a signed integer on Android.
      ThreadID(bits: UInt(bitPattern: pthread_self()))
    #endif
  }
}
