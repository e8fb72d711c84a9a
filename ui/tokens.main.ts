import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { palette } from '#adapters/brand/palette.ts'
import { selectedSlug } from '#adapters/brand/slug.ts'
import { designTokens } from './theme/design-tokens.ts'

const folder = fileURLToPath(new URL('../.build/tokens/', import.meta.url))
const file = `${folder}${selectedSlug}.tokens.json`

await mkdir(folder, { recursive: true })
await writeFile(file, `${JSON.stringify(designTokens(palette), null, 2)}\n`)
process.stdout.write(`${file}\n`)
