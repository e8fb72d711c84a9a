import { buildChanges } from './build/built-server.ts'
import { layout } from './build/layout.ts'
import { writeStaticSite } from './build/static-site.ts'
import { loadEnvFile, readBrandOption, readSettings } from '#ui/compose/server/settings.ts'

readBrandOption(process.argv.slice(2))
loadEnvFile('.env')
const { publicOrigin, chat } = readSettings()
const code = buildChanges()
if (code !== 0) process.exit(code)
await writeStaticSite({ folder: layout.staticSite, origin: publicOrigin, chat })
process.stdout.write(`Sitio público de ${publicOrigin} en ${layout.staticSite}\n`)
