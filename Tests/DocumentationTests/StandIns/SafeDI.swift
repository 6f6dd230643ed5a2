// A stand-in for SafeDI's public interface, as far as the documentation shows it. Written for these pages; its
// macros generate nothing, and no plugin checks a graph. Theirs need their package; these are told apart by
// name and place alone, so an attached macro of the toolchain that expands to nothing stands for each.

public protocol Instantiable {}

@attached(peer)
public macro Instantiable(isRoot: Bool = false) =
  #externalMacro(module: "TestingMacros", type: "PragmaMacro")

@attached(peer)
public macro Instantiated() = #externalMacro(module: "TestingMacros", type: "PragmaMacro")

@attached(peer)
public macro Received() = #externalMacro(module: "TestingMacros", type: "PragmaMacro")
