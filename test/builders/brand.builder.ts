import { pack as brisa } from '#adapters/brand/brisa/pack.ts'
import { palette as brisaPalette } from '#adapters/brand/brisa/palette.ts'
import { pack as cometa } from '#adapters/brand/cometa/pack.ts'
import { palette as cometaPalette } from '#adapters/brand/cometa/palette.ts'
import type { BrandSlug } from '#adapters/brand/slug.ts'
import type { BrandPack } from '#core/brand/brand-pack.ts'
import type { BrandPalette } from '#core/brand/palette.ts'

/** Every brand with its palette. */
const brands: Readonly<Record<BrandSlug, BrandPack & { readonly palette: BrandPalette }>> = {
  cometa: { ...cometa, palette: cometaPalette },
  brisa: { ...brisa, palette: brisaPalette },
}

/** The brands for `describe.each`: slug and data. */
export const eachBrand = Object.entries(brands)
