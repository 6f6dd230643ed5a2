import ArgumentsAfter
import ArgumentsBefore
import ContainerAfter
import ContainerBefore
import CurrentAfter
import CurrentBefore
import LazyPropertiesAfter
import LazyPropertiesBefore
import RegistryAfter
import RegistryBefore
import SingletonsAfter
import SingletonsBefore

/// One program, injected as people do it today and as LayerCake does it.
struct Migration: Sendable {
  let name: String
  let before: @Sendable () async -> String
  let after: @Sendable () async -> String

  static let all = [
    Migration(
      name: "current",
      before: { await CurrentBefore.program() }, after: { await CurrentAfter.program() }),
    Migration(
      name: "registry",
      before: { RegistryBefore.program() }, after: { RegistryAfter.program() }),
    Migration(
      name: "container",
      before: { ContainerBefore.program() }, after: { ContainerAfter.program() }),
    Migration(
      name: "lazy-properties",
      before: { await LazyPropertiesBefore.program() }, after: { LazyPropertiesAfter.program() }),
    Migration(
      name: "arguments",
      before: { ArgumentsBefore.program() }, after: { ArgumentsAfter.program() }),
    Migration(
      name: "singletons",
      before: { SingletonsBefore.program() }, after: { SingletonsAfter.program() }),
  ]
}
