import { buildChanges, runBuiltServer } from './build/built-server.ts'
import { readStage } from './build/stage.ts'
import { loadEnvFile, readBrandOption, readSettings } from '#ui/compose/server/settings.ts'

// Reports a wrong setting before the slow build starts.
readBrandOption(process.argv.slice(2))
loadEnvFile('.env')
readStage()
// Brand hosts outside the store are reserved names. The store serves their pages too, on their own port.
if (readSettings().outsidePort === null) process.env['OUTSIDE_PORT'] = '0'
const code = buildChanges()
if (code !== 0) process.exit(code)
await runBuiltServer()
