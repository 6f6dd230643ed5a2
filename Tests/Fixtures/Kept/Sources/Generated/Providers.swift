public protocol HasClock { var clock: Int { get } }
public protocol HasCache { var cache: Int { get } }
public protocol HasLogger { var logger: Int { get } }

public typealias GeneratedDependencies = HasClock & HasLogger

public func generated(_ dependencies: any GeneratedDependencies) -> Int { dependencies.clock }
