// What top-level code imports is no value, and what types and functions beside it name is none of it: what it
// lets go into generic code is for the compiler to judge.
//--- Lib/Lib.swift
public protocol HasLog { func log(_ text: String) }
public protocol HasSink { func write(_ text: String) }
public protocol HasStore { func store(_ text: String) }
public typealias LogNeeds = HasLog & HasSink  // escape: HasSink
public typealias AnyNeeds = HasLog & HasStore  // stays: HasStore
//--- App/main.swift
import Lib
struct Live: LogNeeds {
  func log(_ text: String) {}
  func write(_ text: String) {}
}
prefix operator *
prefix func * <T>(value: T) -> T { value }
struct Record {
  var details: [String: Any] = [:]
  func detail(_ name: String) -> Any? { details[name] }
}
let live: any LogNeeds = Live()
do {
  let needs = *live
  needs.log("b")
}
//--- Tool/main.swift
import Lib
struct Dead: AnyNeeds {
  func log(_ text: String) {}
  func store(_ text: String) {}
}
prefix operator *
prefix func * <T>(value: T) -> T { value }
let dead: any AnyNeeds = Dead()
let anything: [Any] = [*dead]
dead.log("c")
