import * as fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { Bars } from '#ui/site/sections/bars.tsx'
import { forAll } from '#test/for-all.ts'

const widthsOf = (amounts: readonly number[]): readonly number[] => {
  const bars = amounts.map((amount, at) => ({ title: `${String(at)}.`, value: String(amount), amount }))
  const section = { kind: 'bars', id: 'bars', heading: 'Bars', lead: '', bars } as const
  const markup = renderToStaticMarkup(<Bars section={section} brand={cometa} />)
  return Array.from(markup.matchAll(/<svg[^>]* width="([\d.]+)%"/g), ([, width]) => Number(width))
}

describe('Bars', () => {
  it('draws every amount to the scale of the largest', () =>
    forAll(fc.array(fc.integer({ min: 1, max: 10_000 }), { minLength: 1, maxLength: 6 }), (amounts) => {
      const top = Math.max(...amounts)
      const widths = widthsOf(amounts)
      expect(widths).toHaveLength(amounts.length)
      for (const [at, width] of widths.entries())
        expect(width).toBeCloseTo((100 * (amounts[at] ?? 0)) / top, 0)
    }))
})
