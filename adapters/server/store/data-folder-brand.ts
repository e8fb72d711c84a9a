import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BrandSlug } from '#adapters/brand/slug.ts'
import { DEFAULT_BRAND } from '#adapters/brand/slug.ts'

const recordedBrand = (path: string): Promise<string | null> =>
  readFile(path, 'utf8').then(
    (text) => text.trim(),
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null
      throw error
    },
  )

/**
 * Records the brand of a data folder, and returns the recorded one: another brand must not open it. A used folder
 * without a record belongs to the default brand. Only for the process that has locked the folder.
 */
export const claimDataFolder = async (dir: string, brand: BrandSlug): Promise<string> => {
  const path = join(dir, 'brand')
  const recorded = await recordedBrand(path)
  if (recorded !== null) return recorded
  const owner = existsSync(join(dir, 'pglite')) ? DEFAULT_BRAND : brand
  await writeFile(path, `${owner}\n`, { mode: 0o600 })
  return owner
}
