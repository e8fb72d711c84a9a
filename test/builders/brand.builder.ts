import { brandSlugs } from '#adapters/brand/slug.ts'
import type { BrandPack } from '#core/brand/brand-pack.ts'
import type { BrandPalette } from '#core/brand/palette.ts'

const packs = import.meta.glob<BrandPack>('../../adapters/brand/*/pack.ts', { eager: true, import: 'pack' })
const palettes = import.meta.glob<BrandPalette>('../../adapters/brand/*/palette.ts', {
  eager: true,
  import: 'palette',
})

/** Every brand that has a folder, with its palette. */
const brandOf = (slug: string): BrandPack & { readonly palette: BrandPalette } => {
  const pack = packs[`../../adapters/brand/${slug}/pack.ts`]
  const palette = palettes[`../../adapters/brand/${slug}/palette.ts`]
  if (pack === undefined || palette === undefined) throw new Error(`the brand ${slug} has no folder`)
  return { ...pack, palette }
}

/** The brands for `describe.each`: slug and data. */
export const eachBrand = brandSlugs.map((slug) => [slug, brandOf(slug)] as const)
