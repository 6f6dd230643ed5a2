// `any Connection` may be an object each time, but it is not a class.
import Example
import LayerCake

struct Hidden: HasConnection {
  @WeakSingleton var connection: any Connection = Socket()
  // expected-error@-1 {{requires that 'any Connection' be a class type}}
  // expected-error@-2 * {{requires that 'any Connection' be a class type}}
}

struct Known: HasConnection {
  @WeakSingleton var socket = Socket()
  var connection: any Connection { socket }
}
