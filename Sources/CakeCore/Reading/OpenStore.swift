import CIndexStore

/// A store handle that several threads read through.
///
/// Sendable because libIndexStore's readers only read the store's path through it.
struct OpenStore: @unchecked Sendable {
  let pointer: indexstore_t
  init(_ pointer: indexstore_t) { self.pointer = pointer }
}
