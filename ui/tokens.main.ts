import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { palette } from '#adapters/brand/palette.ts'
import { selectedSlug } from '#adapters/brand/slug.ts'
import { style } from '#adapters/brand/style.ts'
import { loadBrand } from './build/brand/load-brand.ts'
import { brandFolders } from './build/brand/selection-files.ts'
import { layout } from './build/layout.ts'
import { withDesignTables } from './theme/design-tables.ts'
import { designTokens, portableTokens } from './theme/design-tokens.ts'

const folder = join(layout.root, '.build/tokens')
const file = join(folder, `${selectedSlug}.tokens.json`)
const guide = join(layout.root, 'docs/design.md')

const brands = await Promise.all(
  brandFolders().map(async (slug) => {
    const loaded = await loadBrand(join(layout.brands, slug))
    if (loaded._tag === 'Faulty') throw new Error(`${slug} has a fault: npm run brand -- check ${slug}`)
    const { pack, palette: colors, style: shape, typefaces } = loaded.brand
    return { name: pack.brand.name, palette: colors, style: shape, typefaces }
  }),
)

await mkdir(folder, { recursive: true })
await writeFile(file, `${JSON.stringify(portableTokens(designTokens({ palette, style })), null, 2)}\n`)
await writeFile(guide, withDesignTables(await readFile(guide, 'utf8'), brands))
process.stdout.write(`${file}\n${guide}\n`)
