public protocol HasKit { var kit: Int { get } }
public protocol HasMore { var more: Int { get } }
public typealias KitNeeds = HasKit & HasMore
public func kit(_ needs: any KitNeeds) -> Int { needs.kit }
