import { describe, expect, it } from 'vitest'
import { ADDRESS_LIST_WIDTHS, DIALOG_WIDTH, media } from '#ui/theme/media.ts'

/** Whether a media condition holds in a window of a width, by its least and greatest width. */
const holds = (condition: string, px: number): boolean => {
  const [, least = '0'] = /min-width: ([\d.]+)px/.exec(condition) ?? []
  const [, greatest = 'Infinity'] = /max-width: ([\d.]+)px/.exec(condition) ?? []
  return px >= Number(least) && px <= Number(greatest)
}

const classes = ['mobile', 'tablet', 'desktop'] as const

const classesAt = (px: number): readonly string[] => classes.filter((name) => holds(media[name], px))

describe('media', () => {
  it.each([
    [0, 'mobile'],
    [360, 'mobile'],
    [768, 'mobile'],
    [768.98, 'mobile'],
    [769, 'tablet'],
    [990, 'tablet'],
    [990.02, 'desktop'],
    [991, 'desktop'],
    [1_440, 'desktop'],
  ])('takes a window of %d px for %s (VPT-01)', (px, expected) => {
    expect(classesAt(px)).toEqual([expected])
  })

  it('maps each integer width to one class, and never a narrower class to a wider window (VPT-01)', () => {
    let last = 0
    for (let px = 0; px <= 1_200; px += 1) {
      const [name, ...others] = classes.filter((one) => holds(media[one], px))
      const rank = classes.findIndex((one) => one === name)
      expect([px, others, rank >= last]).toEqual([px, [], true])
      last = rank
      expect([px, holds(media.fromTablet, px)]).toEqual([px, !holds(media.mobile, px)])
      expect([px, holds(media.belowDesktop, px)]).toEqual([px, !holds(media.desktop, px)])
    }
  })

  it.each([
    [360, true],
    [768, true],
    [768.5, false],
    [769, false],
    [991, false],
  ])(
    'in a window of %d px shows a modal as a bottom sheet: %s; a dialog is 660 px wide (VPT-02, ADR-09)',
    (px, isSheet) => {
      expect(holds(media.sheet, px)).toBe(isSheet)
      expect(DIALOG_WIDTH).toBe('660px')
    },
  )
})

describe('ADDRESS_LIST_WIDTHS', () => {
  it('are those of the specification (ADR-09)', () => {
    expect(ADDRESS_LIST_WIDTHS).toEqual({ street: '400px', unit: '175px', unitInBar: '160px' })
  })
})
