// A metatype of one slice is handed on as a metatype of another.
protocol HasVersion { static var version: Int { get } }
protocol HasName { static var name: Int { get } }
protocol HasPush { static var push: Int { get } }

typealias ChildDependencies = HasVersion
func child(_ type: any ChildDependencies.Type) -> Int { type.version }
typealias ParentDependencies = HasVersion & HasName & HasPush  // expect: unused-need HasPush
func parent(_ type: any ParentDependencies.Type) -> Int { child(type) + type.name }
