import { buildChanges, runBuiltServer } from './build/built-server.ts'
import { readStage } from './build/stage.ts'
import { loadEnvFile, readBrandOption, readSettings } from '#ui/compose/server/settings.ts'

// Reports a wrong setting before the slow build starts.
readBrandOption(process.argv.slice(2))
loadEnvFile('.env')
readStage()
const PORT_MAX = 65_535
const { port, outsidePort } = readSettings()
// The brand's hosts outside the store are reserved names, so the store serves their pages next to itself.
if (outsidePort === null && port > 0 && port < PORT_MAX) process.env['OUTSIDE_PORT'] = String(port + 1)
const code = buildChanges()
if (code !== 0) process.exit(code)
await runBuiltServer()
