import { buildChanges, runBuiltServer } from './build/built-server.ts'
import { loadEnvFile, readSettings } from './settings.ts'

// A wrong setting is said before the build takes its time.
loadEnvFile('.env')
readSettings()
const code = buildChanges()
if (code !== 0) process.exit(code)
await runBuiltServer()
