import Foundation

/// Returns the value of a type that says least: nothing, nil, false, zero, empty, or finished.
///
/// Nil if the type has no such value, or none that can be found out.
func neutralValue<Value>(of type: Value.Type) -> Value? {
  (neutral(type) as? Neutral<Value>)?.value
}

/// By itself, a cast of nil to an optional of an optional would give an optional that holds nil.
private struct Neutral<Value> { let value: Value }

/// Not generic: the optimiser of Swift 6.3.1 stops at a specialisation for an optional.
private func neutral(_ type: Any.Type) -> Any? {
  switch type {
  case is Void.Type: Neutral(value: ())
  case is Bool.Type: Neutral(value: false)
  case let type as any ExpressibleByNilLiteral.Type: none(type)
  case let type as any Finishable.Type: finished(type)
  case let type as any RangeReplaceableCollection.Type: empty(type)
  case let type as any SetAlgebra.Type: empty(type)
  case let type as any ExpressibleByDictionaryLiteral.Type: empty(type)
  case let type as any AdditiveArithmetic.Type: zero(type)
  case is Date.Type: Neutral(value: Date(timeIntervalSinceReferenceDate: 0))
  case is UUID.Type: Neutral(value: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)))
  default: nil
  }
}

// Each opens the existential, so that the requirement can be used.

private func none<Value: ExpressibleByNilLiteral>(_: Value.Type) -> Any {
  Neutral(value: nil as Value)
}
private func finished<Value: Finishable>(_: Value.Type) -> Any { Neutral(value: Value.finished) }
private func empty<Value: RangeReplaceableCollection>(_: Value.Type) -> Any {
  Neutral(value: Value())
}
private func empty<Value: SetAlgebra>(_: Value.Type) -> Any { Neutral(value: Value()) }
private func empty<Value: ExpressibleByDictionaryLiteral>(_: Value.Type) -> Any {
  Neutral(value: [:] as Value)
}
private func zero<Value: AdditiveArithmetic>(_: Value.Type) -> Any { Neutral(value: Value.zero) }

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
