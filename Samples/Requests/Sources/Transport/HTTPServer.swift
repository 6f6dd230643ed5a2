import Dispatch
import Foundation
import Synchronization

/// A server on 127.0.0.1 that gives each connection a thread, and each request a task.
public final class HTTPServer: Sendable {
  public typealias Answer = @Sendable (Request) async -> Response

  /// The port that it listens on.
  public let port: UInt16
  private let listener: Socket
  private let bell: Bell
  private let answer: Answer
  private let connections = DispatchGroup()

  /// Listens from here on; who connects now waits until it runs.
  public init(port: UInt16, answer: @escaping Answer) throws {
    (listener, self.port) = try Socket.listening(on: port)
    bell = try Bell()
    self.answer = answer
  }

  /// Answers until it is shut down, and returns when the last answer is sent.
  public func run() async {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { [self] in
        while bell.waits(for: listener) {
          guard let connection = listener.accepted() else { continue }
          connections.enter()
          Thread.detachNewThread { [self] in
            serve(connection)
            connections.leave()
          }
        }
        connections.notify(queue: .global()) { continuation.resume() }
      }
    }
  }

  /// Takes no more connections and no more requests; those that have come in are answered.
  public func shutDown() {
    bell.ring()
  }

  private func serve(_ connection: Socket) {
    var reader = RequestReader()
    while reader.isInside || bell.waits(for: connection) {
      do {
        guard let request = try reader.next() else {
          let bytes = connection.receive()
          if bytes.isEmpty { return }
          reader.append(bytes)
          continue
        }
        let response = wait(for: request)
        let bytes = response.bytes(keepsAlive: request.keepsAlive)
        guard connection.send(bytes), request.keepsAlive else { return }
      } catch {
        connection.send(error.response.bytes(keepsAlive: false))
        return
      }
    }
  }

  /// Blocks the connection's own thread, not one of those that run tasks.
  private func wait(for request: Request) -> Response {
    let reply = Reply()
    Task { [answer] in reply.set(await answer(request)) }
    return reply.wait()
  }
}

/// A response that a task gives and a thread waits for.
private final class Reply: Sendable {
  private let condition = NSCondition()
  private let response = Mutex<Response?>(nil)

  func set(_ made: Response) {
    condition.withLock {
      response.withLock { $0 = made }
      condition.signal()
    }
  }

  func wait() -> Response {
    condition.withLock {
      while true {
        if let made = response.withLock(\.self) { return made }
        condition.wait()
      }
    }
  }
}
