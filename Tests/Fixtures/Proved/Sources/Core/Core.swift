import CBits

public protocol HasClock { var clock: Int { get } }
public protocol HasCache { var cache: Int { get } }
public protocol HasBits { var bits: bits { get } }
package protocol HasInner { var inner: Int { get } }
public func ask() -> Int { Int(answer(2)) }
