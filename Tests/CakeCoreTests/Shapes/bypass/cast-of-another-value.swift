// Values that are no dependencies are cast to what is named like a provider.
protocol HasTitle { var title: String { get } }
protocol HasItems { var items: [any Sendable] { get } }
typealias Deps = HasItems

struct Model {
  let dependencies: any Deps
  func titles(_ error: any Error) -> [String] {
    let failure = (error as? any HasTitle)?.title ?? ""
    return [failure] + dependencies.items.compactMap { ($0 as? any HasTitle)?.title }
  }
  func first() -> String {
    guard let item = dependencies.items.first else { return "" }
    switch item {
    case let titled as any HasTitle: return titled.title
    default: return ""
    }
  }
}
