import Foundation
import LayerCakeEffects

typealias ShelfDependencies = HasOven & HasDate & HasSettings

/// What is on the shelf: each loaf with its age, yesterday's for less.
struct Shelf {
  let dependencies: any ShelfDependencies

  func list() async -> String {
    let loaves = await dependencies.oven.loaves()
    return loaves.map { loaf in
      let hours = Int(dependencies.date.now().timeIntervalSince(loaf.bakedAt) / 3_600)
      let discount = hours < 24 ? "" : ", \(dependencies.settings.discount())% off"
      return "\(loaf.name) \(hours)h\(discount)"
    }.joined(separator: "\n")
  }
}
