import BenchmarkSupport
import Foundation
import PackageGenerator

/// One program, written in one of the ways that are compared.
struct BuildVariant {
  let name: String
  /// Variants of the same layout differ in how dependencies are injected only.
  let layout: String
  let isByHand: Bool
  let options: GeneratorOptions

  static func all(isQuick: Bool) -> [BuildVariant] {
    let many = isQuick ? 5 : 12
    return [(1, "one module"), (many, "\(many) modules")].flatMap { modules, layout in
      let slices = variant("slices", layout, modules, isQuick)
      let single = variant("slices, all providers in one module", layout, modules, isQuick) {
        $0.placement = .single
      }
      let byHand = variant("initialisers by hand", layout, modules, isQuick) {
        $0.injection = .initialisers
      }
      return modules == 1 ? [byHand, slices] : [byHand, slices, single]
    }
  }

  private static func variant(
    _ name: String, _ layout: String, _ modules: Int, _ isQuick: Bool,
    _ change: (inout GeneratorOptions) -> Void = { _ in }
  ) -> BuildVariant {
    var options = GeneratorOptions()
    (options.providers, options.features) = isQuick ? (16, 30) : (40, 100)
    options.modules = modules
    options.lines = 80
    options.unused = .count(0)
    change(&options)
    return BuildVariant(
      name: "\(layout), \(name)", layout: layout, isByHand: options.injection == .initialisers,
      options: options)
  }
}

/// What is done to the program before it is built again.
enum BuildEdit: String, CaseIterable {
  case clean, nothing, body, widening, provider

  var title: String {
    switch self {
    case .clean: "Clean build"
    case .nothing: "Nothing to do"
    case .body: "Editing a body"
    case .widening: "Widening one slice"
    case .provider: "Adding a provider"
    }
  }

  var note: String {
    switch self {
    case .clean: "Debug builds without tests, from an empty build folder."
    case .nothing: "The same again, without any change."
    case .body: "A number in one function of a feature."
    case .widening:
      "One feature reads one more dependency: its slice or its initialiser changes, and that of "
        + "whoever makes it."
    case .provider:
      "One more interface with its implementation, and its provider; the root stores it, one "
        + "feature reads it."
    }
  }
}
