import Foundation

/// What is on the shelf: each loaf with its age, yesterday's for less.
@MainActor struct Shelf {
  func list() async -> String {
    let loaves = await Current.loaves()
    return loaves.map { loaf in
      let hours = Int(Current.date().timeIntervalSince(loaf.bakedAt) / 3_600)
      return "\(loaf.name) \(hours)h" + (hours < 24 ? "" : ", \(Current.discount())% off")
    }.joined(separator: "\n")
  }
}
