import { buildChanges, runBuiltServer } from './build/built-server.ts'
import { readStage } from './build/stage.ts'
import { loadEnvFile, readBrandOption, readSettings } from './settings.ts'

// Reports a wrong setting before the slow build starts.
readBrandOption(process.argv.slice(2))
loadEnvFile('.env')
readStage()
readSettings()
const code = buildChanges()
if (code !== 0) process.exit(code)
await runBuiltServer()
