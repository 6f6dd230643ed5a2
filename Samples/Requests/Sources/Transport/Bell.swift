import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Wakes every thread that waits for a socket, for good: a pipe whose one end is closed.
final class Bell: Sendable {
  private let listening: Int32
  private let ringing: Int32
  private let hasRung = Mutex(false)

  init() throws(SocketError) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw SocketError("cannot make a pipe") }
    (listening, ringing) = (ends[0], ends[1])
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  }

  deinit {
    ring()
    close(listening)
  }

  func ring() {
    hasRung.withLock { hasRung in
      if !hasRung { close(ringing) }
      hasRung = true
    }
  }

  /// Waits until something comes in on a socket; false if the bell rings, now or earlier.
  func waits(for socket: Socket) -> Bool {
    var places = [
      pollfd(fd: listening, events: Int16(POLLIN), revents: 0),
      pollfd(fd: socket.descriptor, events: Int16(POLLIN), revents: 0),
    ]
    while poll(&places, 2, -1) < 0 && errno == EINTR {}
    return places[0].revents == 0
  }
}
