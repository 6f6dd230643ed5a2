// Roots conform through what includes a slice: an alias, a protocol, a superclass. Where such a root is
// given to another slice that has the need as well, both go together.
protocol HasA { var a: Int { get } }
protocol HasB { var b: Int { get } }
protocol HasC { var c: Int { get } }
protocol HasD { var d: Int { get } }

typealias FolderDependencies = HasA & HasB  // expect: unused-need HasB
typealias WindowDependencies = FolderDependencies
typealias ExportDependencies = HasA & HasB  // expect: unused-need HasB
func folder(_ dependencies: any FolderDependencies) -> Int { dependencies.a }
func window(_ dependencies: any WindowDependencies) -> Int { folder(dependencies) }
func export(_ dependencies: any ExportDependencies) -> Int { dependencies.a }
struct Window: WindowDependencies { let a = 1, b = 2 }

typealias ListDependencies = HasA & HasC  // expect: unused-need HasC
protocol PageDependencies: ListDependencies {}
typealias PrintDependencies = HasA & HasC  // expect: unused-need HasC
func list(_ dependencies: any ListDependencies) -> Int { dependencies.a }
func page(_ dependencies: any PageDependencies) -> Int { list(dependencies) }
func paper(_ dependencies: any PrintDependencies) -> Int { dependencies.a }
struct Page: PageDependencies { let a = 1, c = 2 }

typealias ScanDependencies = HasA & HasD  // expect: unused-need HasD
typealias FaxDependencies = HasA & HasD  // expect: unused-need HasD
func scan(_ dependencies: any ScanDependencies) -> Int { dependencies.a }
func fax(_ dependencies: any FaxDependencies) -> Int { dependencies.a }
class Device: ScanDependencies { let a = 1, d = 2 }
final class Copier: Device {}

func main() {
  print(window(Window()), export(Window()), page(Page()), paper(Page()))
  print(scan(Copier()), fax(Copier()))
}
