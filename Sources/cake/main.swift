import CakeCore
let args = CommandLine.arguments
let report = try Check.run(CheckOptions(package: args[1], indexStore: args[2]))
for f in report.findings { print(f.location, f.rule.rawValue, f.message) }
