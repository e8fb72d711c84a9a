import { globalStyle } from '@vanilla-extract/css'
import type { BrandPalette } from '#core/brand/palette.ts'
import type { Typefaces } from '#core/brand/typefaces.ts'
import { declareColors } from '#ui/theme/colors.ts'
import { declareFaces } from '#ui/theme/font-faces.ts'
import { fontsOf } from '#ui/theme/measures.ts'
import { vars } from '#ui/theme/tokens.css.ts'

/** Returns an export of a file of every brand, with a selector of the page that shows the brand. */
const ofBrands = <Value>(files: Readonly<Record<string, Value>>): readonly (readonly [string, Value])[] =>
  Object.entries(files).map(([path, value]) => [`:root[data-brand="${path.split('/').at(-2) ?? ''}"]`, value])

const palettes = import.meta.glob<BrandPalette>('../../adapters/brand/*/palette.ts', {
  eager: true,
  import: 'palette',
})
for (const [selector, palette] of ofBrands(palettes)) declareColors(selector, palette)

const typefaces = import.meta.glob<Typefaces>('../../adapters/brand/*/typefaces.ts', {
  eager: true,
  import: 'typefaces',
})
for (const [selector, faces] of ofBrands(typefaces)) {
  const { text, display } = fontsOf(faces)
  declareFaces(faces)
  globalStyle(selector, { vars: { [vars.font.text]: text, [vars.font.display]: display } })
}
