import type { BrandStyle } from '#core/brand/brand-style.ts'
import type { ColorRole, Backgrounds } from '#core/brand/color-pairs.ts'
import { edgeBackgrounds, pairsOf, textBackgrounds } from '#core/brand/color-pairs.ts'
import { contrast } from '#core/brand/contrast.ts'
import { highContrast } from '#core/brand/high-contrast.ts'
import type { BrandPalette, Palette } from '#core/brand/palette.ts'
import type { Typeface, Typefaces } from '#core/brand/typefaces.ts'
import { measures } from './measures.ts'
import { breakpoints } from './media.ts'

/** What the tables show of a brand. */
export type ShownBrand = {
  readonly name: string
  readonly palette: BrandPalette
  readonly style: BrandStyle
  readonly typefaces: Typefaces
}

type Row = readonly string[]

const table = (head: Row, rows: readonly Row[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

const scale = (values: Readonly<Record<string, string>>): readonly Row[] =>
  Object.entries(values).map(([name, value]) => [name, `\`${value}\``])

/** Returns a row per token, with the value of each brand. */
const perBrand = (
  brands: readonly ShownBrand[],
  cells: (brand: ShownBrand) => Readonly<Record<string, string>>,
): string => {
  const [first] = brands
  const names = first === undefined ? [] : Object.keys(cells(first))
  return table(
    ['token', ...brands.map(({ name }) => name)],
    names.map((name) => [name, ...brands.map((brand) => cells(brand)[name] ?? '')]),
  )
}

const faceText = ({ family, files }: Typeface): string =>
  `${family}, ${files.map(({ weights }) => weights.replace(' ', ' to ')).join(' and ')}`

const schemesOf = ({ light, dark }: BrandPalette): readonly Palette[] => [
  light,
  dark,
  highContrast(light),
  highContrast(dark),
]

/** Returns a ratio with one digit, rounded down, so that no pair seems better than it is. */
const ratioOf = (palette: Palette, role: ColorRole, ground: ColorRole): string =>
  (Math.floor(contrast(palette[role], palette[ground]) * 10) / 10).toFixed(1)

const contrastRows = (palette: BrandPalette, grounds: Backgrounds, use: string): readonly Row[] =>
  pairsOf(grounds).map(([role, ground]) => [
    `${role} on ${ground}`,
    use,
    ...schemesOf(palette).map((scheme) => ratioOf(scheme, role, ground)),
  ])

const contrastTable = ({ name, palette }: ShownBrand): string => `#### ${name}

${table(
  ['pair', 'use', 'light', 'dark', 'light, more contrast', 'dark, more contrast'],
  [...contrastRows(palette, textBackgrounds, 'text'), ...contrastRows(palette, edgeBackgrounds, 'edge')],
)}`

/** Returns the tables of the scales and contrasts in docs/design.md, from the tokens of the brands. */
export const designTables = (brands: readonly ShownBrand[]): string =>
  `### Type

${perBrand(brands, ({ typefaces: { text, display }, style: { heading } }) => ({
  text: faceText(text),
  display: faceText(display),
  'weight of headlines': String(heading.weight),
  ...Object.fromEntries(
    Object.entries(heading.tracking).map(([name, value]) => [`letter spacing, ${name}`, `\`${value}\``]),
  ),
}))}

${table(['size', 'value'], scale(measures.size))}

### Space

${table(
  ['space', 'value'],
  [
    ...scale(measures.space),
    ...scale({
      gutter: measures.gutter,
      page: measures.page,
      readable: measures.readable,
      line: measures.line,
    }),
  ],
)}

### Corners

${perBrand(brands, ({ style: { radius, button, hero } }) => ({
  ...Object.fromEntries(Object.entries(radius).map(([name, value]) => [name, `\`${value}\``])),
  button,
  'first screen': hero,
}))}

### Motion

${table(['token', 'value'], scale(measures.motion))}

### Breakpoints

${table(['from', 'width'], scale(Object.fromEntries(Object.entries(breakpoints).map(([name, px]) => [name, `${px}px`]))))}

### Contrast

Text needs 4.5:1 and an edge 3:1; with more contrast 7:1 and 4.5:1 (BRD-03). Ratios are rounded down.

${brands.map(contrastTable).join('\n\n')}`

const BEGIN = '<!-- tables from the tokens: npm run tokens -->'
const END = '<!-- end of the tables -->'

/** Returns a guide with the tables between its two marks. Throws for a guide without them. */
export const withDesignTables = (guide: string, brands: readonly ShownBrand[]): string => {
  const [begin, end] = [guide.indexOf(BEGIN), guide.indexOf(END)]
  if (begin === -1 || end < begin) throw new Error(`the guide has no «${BEGIN}» before «${END}»`)
  return `${guide.slice(0, begin)}${BEGIN}\n\n${designTables(brands)}\n\n${guide.slice(end)}`
}
