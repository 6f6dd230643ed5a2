// A stand-in for SwiftUI's public interface, as far as the documentation shows it, for platforms that
// have no SwiftUI. Written for these pages; it draws nothing.

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
  public var body: Never { return fatalError("a stand-in draws nothing") }
}

public protocol Primitive: View where Body == Never {}
extension Primitive {
  public var body: Never { return fatalError("a stand-in draws nothing") }
}

@resultBuilder public enum ViewBuilder {
  @MainActor public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> Group<(repeat each Content)> { Group() }
  @MainActor public static func buildEither<Content: View>(first: Content) -> AnyView { AnyView() }
  @MainActor public static func buildEither<Content: View>(second: Content) -> AnyView { AnyView() }
  @MainActor public static func buildOptional<Content: View>(_ content: Content?) -> AnyView {
    AnyView()
  }
}

public struct Group<Content>: Primitive {}
public struct AnyView: Primitive {}

public struct Text: Primitive {
  public init(_ text: String) {}
}

public struct Button: Primitive {
  public init(_ title: String, action: @escaping @MainActor () -> Void) {}
}

public struct List<Content: View>: Primitive {
  public init<Data: RandomAccessCollection>(
    _ data: Data, id: KeyPath<Data.Element, Data.Element>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Content
  ) {}
}

extension View {
  public func task(_ action: @escaping @Sendable @MainActor () async -> Void) -> some View { self }
}

@MainActor @preconcurrency public protocol Scene {}
public struct WindowGroup: Scene {
  public init<Content: View>(@ViewBuilder content: () -> Content) {}
}

@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene
  @MainActor @preconcurrency var body: Body { get }
  @MainActor @preconcurrency init()
}
extension App {
  @MainActor public static func main() {}
}

/// Stands for the macro of that name, whose closure it takes.
public struct Preview {
  public init<Content: View>(@ViewBuilder body: @MainActor () -> Content) {}
}

@propertyWrapper public struct State<Value> {
  public init(wrappedValue: Value) {
    stored = wrappedValue
  }
  public var wrappedValue: Value {
    get { stored }
    nonmutating set {}
  }
  private let stored: Value
}
