import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { DEFAULT_BRAND } from '#adapters/brand/slug.ts'
import type { BrandFault } from '#core/brand/brand-fault.ts'
import { faultIf } from '#core/brand/brand-fault.ts'
import { brandFaults } from '#core/brand/brand-faults.ts'
import { designFaults } from '#core/brand/design-faults.ts'
import { loadIllustrations } from '#core/brand/illustration.ts'
import type { OtherBrand } from '#core/brand/identity-faults.ts'
import { layout } from '../layout.ts'
import type { LoadedBrand } from './load-brand.ts'
import { loadBrand } from './load-brand.ts'
import { brandFolders } from './selection-files.ts'

type Keys = Readonly<Record<string, unknown>>

const isKeys = (value: unknown): value is Keys =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Keys that are null for a brand without the service. */
const NULLABLE = ['mobileSales', 'referralCredit', 'data']

/** Keys that are named by the offers or the texts of a brand. */
const OWN_NAMES = ['latencyMs']

/** Lists the keys that the default brand has in a file and another brand has not. */
const missingKeys = (
  file: string,
  path: string,
  expected: unknown,
  given: unknown,
): readonly BrandFault[] => {
  if (!isKeys(expected)) return []
  if (!isKeys(given)) return faultIf(true, file, path, 'is not an object with keys')
  return Object.entries(expected).flatMap(([name, value]) => {
    const key = path === '' ? name : `${path}.${name}`
    const has = given[name]
    if (has === undefined) return faultIf(true, file, key, 'is missing')
    if (has === null) return faultIf(!NULLABLE.includes(name), file, key, 'is null')
    return OWN_NAMES.includes(name) ? [] : missingKeys(file, key, value, has)
  })
}

/** The exports of which a brand has the keys of the default brand. */
const sameKeys = [
  ['identity.ts', 'identity'],
  ['palette.ts', 'palette'],
  ['label.ts', 'labelFacts'],
  ['motif.ts', 'motif'],
  ['typefaces.ts', 'typefaces'],
  ['scenes.ts', 'english'],
  ['style.ts', 'style'],
  ['copy.ts', 'copy'],
] as const

const tokenFaults = (model: LoadedBrand, brand: LoadedBrand): readonly BrandFault[] =>
  sameKeys.flatMap(([file, name]) =>
    missingKeys(
      file,
      name === 'english' ? name : '',
      model.exports[file]?.[name],
      brand.exports[file]?.[name],
    ),
  )

/** Returns the fonts that are not there. Those of packages are installed. */
const fontFaults = ({ typefaces: { text, display, painted } }: LoadedBrand): readonly BrandFault[] =>
  [...new Set([...text.files, ...display.files].map(({ path }) => path)), painted]
    .filter((path) => !path.startsWith('@') && !existsSync(join(layout.brands, path)))
    .flatMap((path) => faultIf(true, 'typefaces.ts', `the font ${path}`, 'is missing in adapters/brand'))

const othersThan = async (slug: string): Promise<readonly OtherBrand[]> => {
  const slugs = brandFolders().filter((name) => name !== slug)
  const loaded = await Promise.all(slugs.map((name) => loadBrand(join(layout.brands, name))))
  return loaded.flatMap((other) => (other._tag === 'Loaded' ? [other.brand.pack.brand] : []))
}

/** Returns every fault of the brand in a folder. What is missing comes first; the rules are checked once nothing is. */
export const checkBrandFolder = async (folder: string): Promise<readonly BrandFault[]> => {
  const loaded = await loadBrand(folder)
  if (loaded._tag === 'Faulty') return loaded.faults
  const model = await loadBrand(join(layout.brands, DEFAULT_BRAND))
  const missing = model._tag === 'Loaded' ? tokenFaults(model.brand, loaded.brand) : []
  if (missing.length > 0) return missing
  const slug = basename(folder)
  const { style, copy, illustrations } = loaded.brand
  return [
    ...fontFaults(loaded.brand),
    ...designFaults(style, copy, illustrations === null ? null : await loadIllustrations(illustrations)),
    ...brandFaults(loaded.brand.pack, loaded.brand.palette, slug, await othersThan(slug)),
  ]
}
