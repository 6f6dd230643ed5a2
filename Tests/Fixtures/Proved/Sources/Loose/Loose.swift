import Core

public typealias LooseNeeds = HasClock & HasCache
public func loose(_ needs: any LooseNeeds) -> Int { needs.clock }
