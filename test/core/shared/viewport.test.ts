import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { modalLayoutOf, viewportClasses, viewportOf } from '#core/shared/viewport.ts'
import { accepted } from '#test/arbitraries/accepted.ts'
import { media } from '#ui/theme/media.ts'

const width = fc.double({ min: 0, max: 10_000, noNaN: true }).filter((px) => !Object.is(px, -0))

/** Whether a media condition of the theme holds, by its least and greatest width. */
const holds = (condition: string, px: number): boolean => {
  const [, least = '0'] = /min-width: ([\d.]+)px/.exec(condition) ?? []
  const [, greatest = 'Infinity'] = /max-width: ([\d.]+)px/.exec(condition) ?? []
  return px >= Number(least) && px <= Number(greatest)
}

describe('viewportOf', () => {
  it.each([
    [0, 'mobile'],
    [360, 'mobile'],
    [768, 'mobile'],
    [768.99, 'mobile'],
    [769, 'tablet'],
    [990, 'tablet'],
    [990.02, 'desktop'],
    [990.99, 'desktop'],
    [991, 'desktop'],
    [1_440, 'desktop'],
  ])('takes a window of %d px for %s (VPT-01)', (px, expected) => {
    expect(viewportOf(px)).toEqual(E.right(expected))
  })

  it('gives each width one class, and a wider window none that is narrower (VPT-01)', () => {
    fc.assert(
      fc.property(width, width, (a, b) => {
        const [narrow, wide] = [Math.min(a, b), Math.max(a, b)].map((px) =>
          viewportClasses.indexOf(accepted(viewportOf(px))),
        )
        expect(narrow).toBeLessThanOrEqual(wide ?? -1)
      }),
    )
  })

  it('agrees with the media conditions of the theme at every whole width (VPT-01)', () => {
    for (let px = 0; px <= 1_200; px += 1) {
      const named = viewportClasses.filter((name) => holds(media[name], px))
      expect([px, named]).toEqual([px, [accepted(viewportOf(px))]])
      expect([px, holds(media.fromTablet, px)]).toEqual([px, !holds(media.mobile, px)])
      expect([px, holds(media.belowDesktop, px)]).toEqual([px, !holds(media.desktop, px)])
    }
  })

  it.each([
    [Number.NaN, 'NaN'],
    [Infinity, 'Infinity'],
    [-Infinity, '-Infinity'],
    [-0, '-0'],
    [-1, '-1'],
    [-Number.MIN_VALUE, '-5e-324'],
  ])('refuses %d, which is no width (VPT-01)', (px, value) => {
    expect(viewportOf(px)).toEqual(E.left({ _tag: 'NotAWidth', value }))
  })
})

describe('modalLayoutOf', () => {
  it.each([
    [360, { kind: 'bottomSheet' }],
    [768, { kind: 'bottomSheet' }],
    [768.5, { kind: 'dialog', widthPx: 660 }],
    [769, { kind: 'dialog', widthPx: 660 }],
    [991, { kind: 'dialog', widthPx: 660 }],
  ])('lays a modal out in a window of %d px as %j (VPT-02)', (px, expected) => {
    expect(modalLayoutOf(px)).toEqual(E.right(expected))
    expect(holds(media.sheet, px)).toBe(expected.kind === 'bottomSheet')
  })

  it('refuses what is no width (VPT-02)', () => {
    expect(modalLayoutOf(-1)).toEqual(E.left({ _tag: 'NotAWidth', value: '-1' }))
  })
})
