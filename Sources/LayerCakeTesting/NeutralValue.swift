/// Returns the value of a type that says least: nothing, nil, false, zero, empty, or finished.
///
/// Nil if the type has no such value, or none that can be found out.
func neutralValue<Value>(of type: Value.Type) -> Value? { neutral(type) as? Value }

/// Not generic: the optimiser of Swift 6.3.1 stops at a specialisation for an optional.
private func neutral(_ type: Any.Type) -> Any? {
  switch type {
  case is Void.Type: ()
  case is Bool.Type: false
  case let type as any ExpressibleByNilLiteral.Type: none(type)
  case let type as any Finishable.Type: type.finished
  case let type as any RangeReplaceableCollection.Type: type.init()
  case let type as any SetAlgebra.Type: type.init()
  case let type as any ExpressibleByDictionaryLiteral.Type: empty(type)
  case let type as any AdditiveArithmetic.Type: zero(type)
  default: nil
  }
}

// Each opens the existential, so that the requirement can be used.

private func none<Value: ExpressibleByNilLiteral>(_: Value.Type) -> Any { nil as Value }
private func empty<Value: ExpressibleByDictionaryLiteral>(_: Value.Type) -> Any { [:] as Value }
private func zero<Value: AdditiveArithmetic>(_: Value.Type) -> Any { Value.zero }

/// A sequence that can end before it begins.
private protocol Finishable {
  static var finished: Self { get }
}

extension AsyncStream: Finishable {
  fileprivate static var finished: Self { Self { $0.finish() } }
}

extension AsyncThrowingStream: Finishable where Failure == any Error {
  fileprivate static var finished: Self { Self { $0.finish() } }
}
