import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { highContrast } from '#core/brand/high-contrast.ts'
import type { Palette } from '#core/brand/palette.ts'
import { eachBrand } from '#test/builders/brand.builder.ts'
import {
  type Backgrounds,
  edgeBackgrounds as edges,
  pairsOf,
  textBackgrounds as text,
} from '#core/brand/color-pairs.ts'
import { contrast } from '#core/brand/contrast.ts'
import { hueOf } from '#ui/build/brand/hue.ts'
import { forAll } from '#test/for-all.ts'
import { paintedRules, sourcesOf } from './sheets.ts'

const schemes = eachBrand.flatMap(([slug, { palette }]) =>
  (['light', 'dark'] as const).map((scheme) => [slug, scheme, palette[scheme]] as const),
)

/** The pairs of a palette that fall short, with what they have. */
const short = (palette: Palette, grounds: Backgrounds, ratio: number): readonly string[] =>
  pairsOf(grounds)
    .map(([role, ground]) => ({
      pair: `${role} on ${ground}`,
      has: contrast(palette[role], palette[ground]),
    }))
    .filter(({ has }) => !(has >= ratio))
    .map(({ pair, has }) => `${pair}: ${has.toFixed(2)}`)

describe.each(schemes)('the palette of %s, %s', (_slug, _scheme, palette) => {
  it('has text contrast of 4.5 to 1 or more', () => {
    expect(short(palette, text, 4.5)).toEqual([])
  })

  it('has a contrast of edges, marks and focus lines of 3 to 1 or more', () => {
    expect(short(palette, edges, 3)).toEqual([])
  })

  it('writes every colour as six hexadecimal digits', () => {
    const { scene, ...roles } = palette
    for (const color of [...Object.values(roles), ...Object.values(scene)])
      expect(color).toMatch(/^#[0-9a-f]{6}$/)
  })
})

describe.each(eachBrand)('the palette of %s, dark', (_slug, { palette }) => {
  it('has no olive ground of savings, which yellow turns into where it is dark', () => {
    const hue = hueOf(palette.dark.savedTint)
    expect(hue < 32 || hue > 100, `${palette.dark.savedTint} has the hue ${String(Math.round(hue))}`).toBe(
      true,
    )
  })
})

describe.each(schemes)('highContrast of %s, %s', (_slug, _scheme, palette) => {
  it('has text contrast of 7 to 1 or more (VPT-03)', () => {
    expect(short(highContrast(palette), text, 7)).toEqual([])
  })

  it('has a contrast of edges, marks and focus lines of 4.5 to 1 or more (VPT-03)', () => {
    expect(short(highContrast(palette), edges, 4.5)).toEqual([])
  })
})

describe('contrast', () => {
  const color = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255)).map((parts) => {
    return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
  })

  it('agrees with known ratios', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 10)
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
    expect(contrast('#0000ff', '#ffffff')).toBeCloseTo(8.59, 2)
  })

  it('is the same both ways, between 1 and 21', () =>
    forAll(color, color, (one, other) => {
      const ratio = contrast(one, other)
      return ratio === contrast(other, one) && ratio >= 1 && ratio <= 21.001
    }))
})

describe('the sheets of the interface', () => {
  const sheets = sourcesOf('.css.ts')
  const rules = paintedRules(sheets)

  it('are all parsed', () => {
    expect(rules.filter((rule) => rule.text !== undefined).length).toBeGreaterThan(30)
    expect(rules.filter((rule) => rule.ground !== undefined).length).toBeGreaterThan(30)
  })

  it('use only measured roles for text', () => {
    const measured = new Set<string>([...Object.keys(text), ...Object.keys(edges)])
    expect(rules.filter((rule) => rule.text !== undefined && !measured.has(rule.text))).toEqual([])
  })

  it('use only measured backgrounds', () => {
    const measured = new Set<string>([...pairsOf(text), ...pairsOf(edges)].flat())
    expect(rules.filter((rule) => rule.ground !== undefined && !measured.has(rule.ground))).toEqual([])
  })

  it('combine text and background only in measured pairs', () => {
    const measured = new Set(pairsOf(text).map(([role, ground]) => `${role} on ${ground}`))
    const together = rules.filter((rule) => rule.text !== undefined && rule.ground !== undefined)
    expect(together.length).toBeGreaterThan(10)
    expect(together.filter((rule) => !measured.has(`${rule.text} on ${rule.ground}`))).toEqual([])
  })

  it('take every colour from the palette', () => {
    const own =
      /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(|(?:fill|stroke)="(?!none|currentColor)/i
    const sources = [...sheets, ...sourcesOf('.tsx').filter(({ file }) => file.startsWith('kit'))]
    expect(sources.filter(({ text }) => own.test(text)).map(({ file }) => file)).toEqual([])
  })
})

describe('paintedRules', () => {
  it('finds the colors of a rule and of its nested rules', () => {
    const sheet = [
      'export const wrong = style({',
      '  border: `${vars.line} solid ${vars.color.line}`,',
      '  background: vars.color.action,',
      "  selectors: { '&:hover': { color: vars.color.inkSoft, background: vars.color.night } },",
      '  color: vars.color.danger,',
      '})',
    ].join('\n')
    expect(paintedRules([{ file: 'planted.css.ts', text: sheet }])).toEqual(
      expect.arrayContaining([
        { file: 'planted.css.ts', text: 'inkSoft', ground: 'night' },
        { file: 'planted.css.ts', text: 'danger', ground: 'action' },
      ]),
    )
  })
})
