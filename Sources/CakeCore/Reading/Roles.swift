/// What an occurrence is, in the index store's bits.
struct Roles: BitwiseCopyable {
  let rawValue: UInt32

  static let declaration = Roles(rawValue: 1 << 0)
  static let definition = Roles(rawValue: 1 << 1)
  static let reference = Roles(rawValue: 1 << 2)
  static let read = Roles(rawValue: 1 << 3)
  static let write = Roles(rawValue: 1 << 4)
  static let call = Roles(rawValue: 1 << 5)
  static let implicit = Roles(rawValue: 1 << 8)
  static let childOf = Roles(rawValue: 1 << 9)
  static let baseOf = Roles(rawValue: 1 << 10)
  static let overrideOf = Roles(rawValue: 1 << 11)
  static let extendedBy = Roles(rawValue: 1 << 14)
  static let accessorOf = Roles(rawValue: 1 << 15)
  static let containedBy = Roles(rawValue: 1 << 16)

  func contains(_ other: Roles) -> Bool { rawValue & other.rawValue != 0 }
}

/// What a symbol is, in the index store's numbers.
struct SymbolKind: Equatable, BitwiseCopyable {
  let rawValue: UInt16

  static let module = SymbolKind(rawValue: 1)
  static let macro = SymbolKind(rawValue: 4)
  static let `enum` = SymbolKind(rawValue: 5)
  static let `struct` = SymbolKind(rawValue: 6)
  static let `class` = SymbolKind(rawValue: 7)
  static let `protocol` = SymbolKind(rawValue: 8)
  static let `extension` = SymbolKind(rawValue: 9)
  static let alias = SymbolKind(rawValue: 11)
  static let function = SymbolKind(rawValue: 12)
  static let variable = SymbolKind(rawValue: 13)
  static let enumCase = SymbolKind(rawValue: 15)
  static let instanceMethod = SymbolKind(rawValue: 16)
  static let classMethod = SymbolKind(rawValue: 17)
  static let staticMethod = SymbolKind(rawValue: 18)
  static let instanceProperty = SymbolKind(rawValue: 19)
  static let classProperty = SymbolKind(rawValue: 20)
  static let staticProperty = SymbolKind(rawValue: 21)
  static let constructor = SymbolKind(rawValue: 22)
  static let parameter = SymbolKind(rawValue: 25)

  /// The last of those above.
  static let last = parameter.rawValue

  static func == (left: SymbolKind, right: SymbolKind) -> Bool { left.rawValue == right.rawValue }

  /// A struct, class (actors are classes to the store) or enum.
  var isNominal: Bool { rawValue >= 5 && rawValue <= 7 }

  var isTypeMethod: Bool { self == .classMethod || self == .staticMethod }

  var isProperty: Bool {
    self == .variable || (rawValue >= 19 && rawValue <= 21)
  }

  var isFunction: Bool {
    self == .function || self == .constructor || (rawValue >= 16 && rawValue <= 18)
  }
}

/// The finer kinds that the tool tells apart.
enum Subkind {
  static let accessorGetter: UInt16 = 3
  static let accessorSetter: UInt16 = 4
  static let subscripting: UInt16 = 1011
  static let associatedType: UInt16 = 1012
  static let genericParameter: UInt16 = 1013

  static func isAccessor(_ subkind: UInt16) -> Bool {
    subkind == accessorGetter || subkind == accessorSetter || (subkind >= 1000 && subkind <= 1003)
      || (subkind >= 1014 && subkind <= 1018)
  }
}
