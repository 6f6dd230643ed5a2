// A library's type is extended with a feature's slice: the library is no feature.
//--- Core/Core.swift
public protocol HasTheme { var theme: Int { get } }
//--- UI/UI.swift
public protocol Key { associatedtype Value; static var value: Value { get } }
public struct Values {
  public init() {}
  public subscript<K: Key>(_: K.Type) -> K.Value { K.value }
}
//--- Settings/Settings.swift
import Core
import UI
public typealias SettingsDependencies = HasTheme
struct SettingsKey: Key { static var value: (any SettingsDependencies)? { nil } }
extension Values { public var settings: (any SettingsDependencies)? { self[SettingsKey.self] } }
public struct Settings {
  let values: Values
  public init(_ values: Values) { self.values = values }
  public func show() -> Int { values.settings?.theme ?? 0 }
}
