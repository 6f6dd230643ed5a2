// Names outside of ASCII before the findings: columns and names must hold.
protocol HasÜbersetzung { var übersetzung: Int { get } }
protocol Has時計 { var 時計: Int { get } }
protocol HasClock { var clock: Int { get } }

typealias 設定Dependencies = HasÜbersetzung & HasClock  // expect: unused-need HasClock
func größe(_ dependencies: any 設定Dependencies) -> Int { dependencies.übersetzung }
func 時(_ dependencies: any Has時計) -> Int { dependencies.時計 }
