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

/// What is kept for each thread: the innermost of the values that it is making.
///
/// For a thread, not for a task: a creation is synchronous, and a task that it starts is not part of
/// it although it inherits its task-local values.
enum ThreadState {
  static var innermost: Unmanaged<CreationPlace>? {
    get {
      #if os(Windows)
        let pointer = TlsGetValue(key)
      #else
        let pointer = pthread_getspecific(key)
      #endif
      return pointer.map { Unmanaged.fromOpaque($0) }
    }
    set {
      #if os(Windows)
        TlsSetValue(key, newValue?.toOpaque())
      #else
        pthread_setspecific(key, newValue?.toOpaque())
      #endif
    }
  }

  #if os(Windows)
    private static let key = TlsAlloc()
  #else
    private static let key = {
      var key = pthread_key_t()
      let error = pthread_key_create(&key, nil)
      precondition(error == 0, "LayerCake: the system has no thread-local storage left")
      return key
    }()
  #endif
}

/// The identity of a running thread.
///
/// The system gives a dead thread's identity to a new one, so an identity means something only as
/// long as its thread is known to run: here, from the begin of a creation to its end.
struct ThreadID: Hashable, Sendable {
  /// Never zero, which stands for no thread.
  let bits: UInt

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
