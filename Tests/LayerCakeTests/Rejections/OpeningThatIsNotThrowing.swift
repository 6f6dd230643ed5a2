// A scope that has ended opens nothing any more, so a provider that opens something can fail.
import Example
import LayerCake

struct Request: ClosableRoot {
  let closers = Closers()
  private let _socket = Singleton<Socket>()
  var socket: Socket {
    _socket {
      closers.open {
        Socket()
      } close: { socket, _ in
        await socket.close()
      }
    }
    // expected-error@-6 {{call can throw, but it is not marked with 'try' and the error is not}}
  }
}
