import { brandSlugs } from '#adapters/brand/slug.ts'
import type { BrandPack } from '#core/brand/brand-pack.ts'
import type { BrandCopy } from '#core/brand/brand-copy.ts'
import type { BrandStyle } from '#core/brand/brand-style.ts'
import type { IllustrationLoader } from '#core/brand/illustration.ts'
import type { BrandPalette } from '#core/brand/palette.ts'
import type { Typefaces } from '#core/brand/typefaces.ts'

const packs = import.meta.glob<BrandPack>('../../adapters/brand/*/pack.ts', { eager: true, import: 'pack' })
const palettes = import.meta.glob<BrandPalette>('../../adapters/brand/*/palette.ts', {
  eager: true,
  import: 'palette',
})
const styles = import.meta.glob<BrandStyle>('../../adapters/brand/*/style.ts', {
  eager: true,
  import: 'style',
})
const copies = import.meta.glob<BrandCopy>('../../adapters/brand/*/copy.ts', { eager: true, import: 'copy' })
const loaders = import.meta.glob<IllustrationLoader>('../../adapters/brand/*/illustrations.ts', {
  eager: true,
  import: 'illustrations',
})

const faces = import.meta.glob<Typefaces>('../../adapters/brand/*/typefaces.ts', {
  eager: true,
  import: 'typefaces',
})

type TestedBrand = BrandPack & {
  readonly palette: BrandPalette
  readonly style: BrandStyle
  readonly typefaces: Typefaces
  readonly copy: BrandCopy
  /** Null for a brand that has those of the default brand. */
  readonly illustrations: IllustrationLoader | null
}

/** Returns what the file of a brand exports. Throws if the brand has no such file. */
const fileOf = <T>(files: Readonly<Record<string, T>>, slug: string, file: string): T => {
  const found = files[`../../adapters/brand/${slug}/${file}`]
  if (found === undefined) throw new Error(`the brand ${slug} has no ${file}`)
  return found
}

/** Every brand that has a folder, with its design. */
const brandOf = (slug: string): TestedBrand => ({
  ...fileOf(packs, slug, 'pack.ts'),
  palette: fileOf(palettes, slug, 'palette.ts'),
  style: fileOf(styles, slug, 'style.ts'),
  typefaces: fileOf(faces, slug, 'typefaces.ts'),
  copy: fileOf(copies, slug, 'copy.ts'),
  illustrations: loaders[`../../adapters/brand/${slug}/illustrations.ts`] ?? null,
})

/** The brands for `describe.each`: slug and data. */
export const eachBrand = brandSlugs.map((slug) => [slug, brandOf(slug)] as const)
