import Foundation

let status = Cake.run(Array(CommandLine.arguments.dropFirst()))
CompilerFolder.remove()
exit(status.rawValue)
