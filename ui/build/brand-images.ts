import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BrandSlug } from '#adapters/brand/slug.ts'
import type { SiteFile } from '#adapters/http/pages.ts'
import { layout } from './layout.ts'

const TYPES = {
  'favicon.ico': 'image/x-icon',
  'icon.svg': 'image/svg+xml',
  'apple-touch-icon.png': 'image/png',
  'share.png': 'image/png',
} as const

/** The names of the images in the folder of a brand. */
export const brandImages: readonly string[] = Object.keys(TYPES)

/** Reads the images of a brand by their paths at the root of the site. */
export const readBrandImages = async (brand: BrandSlug): Promise<Readonly<Record<string, SiteFile>>> =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(TYPES).map(async ([name, type]) => [
        `/${name}`,
        { type, base64: await readFile(join(layout.brands, brand, 'images', name), 'base64') },
      ]),
    ),
  ) as Readonly<Record<string, SiteFile>>
