import CakeCore
import Foundation

PluginHost.endWithPlugin()
let status = Cake.run(Array(CommandLine.arguments.dropFirst()))
CompilerFolder.remove()
Check.finish()
exit(status.rawValue)
