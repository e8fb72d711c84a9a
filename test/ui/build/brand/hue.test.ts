import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrast } from '#core/brand/contrast.ts'
import { paletteFaults } from '#core/brand/palette-faults.ts'
import { hueOf, paletteWithHue } from '#ui/build/brand/hue.ts'
import { eachBrand } from '#test/builders/brand.builder.ts'
import { forAllWith } from '#test/for-all.ts'

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

describe.each(eachBrand)('paletteWithHue of %s', (_slug, { palette }) => {
  it('has no fault, whatever the colour is (BRD-03)', () =>
    forAllWith({ numRuns: 200 }, color, (wanted) => {
      expect(paletteFaults(paletteWithHue(palette, wanted))).toEqual([])
    }))

  it('preserves contrasts, and gives actions the hue of the colour', () => {
    const { light } = paletteWithHue(palette, '#2f7d5b')
    expect(contrast(light.onAction, light.action)).toBeCloseTo(
      contrast(palette.light.onAction, palette.light.action),
      0,
    )
    expect(Math.abs(hueOf(light.action) - hueOf('#2f7d5b'))).toBeLessThan(3)
    expect(light.danger).toBe(palette.light.danger)
  })
})
