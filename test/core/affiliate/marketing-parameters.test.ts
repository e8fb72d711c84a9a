import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  MARKETING_MAX,
  carriedParameters,
  marketingParameters,
} from '#core/affiliate/marketing-parameters.ts'
import { withoutHidden } from '#core/shared/text.ts'
import { anyText, unprintable, writtenText } from '#test/arbitraries/text.arbitrary.ts'

const names = Object.values(marketingParameters)
const name = fc.constantFrom(...names)

describe('carriedParameters', () => {
  it('passes on each valid parameter, trimmed and in the order of the table, and nothing else (AFF-06)', () => {
    fc.assert(
      fc.property(fc.dictionary(name, writtenText(0, 20)), (given) => {
        const expected = names.flatMap((one) => {
          const text = (given[one] ?? '').trim()
          return text === '' ? [] : [[one, text]]
        })
        expect(carriedParameters((one) => [given[one] ?? ''].filter(Boolean))).toEqual(expected)
      }),
    )
  })

  it('leaves out a parameter that is too long or malformed, without the others (AFF-06)', () => {
    fc.assert(
      fc.property(name, unprintable, (wrong, hidden) => {
        const others = names.filter((one) => one !== wrong)
        for (const text of [`a${hidden}b`, 'x'.repeat(MARKETING_MAX + 1)])
          expect(carriedParameters((one) => [one === wrong ? text : 'x']).map(([one]) => one)).toEqual(others)
      }),
    )
  })

  it('leaves out a repeated parameter, because it is ambiguous (AFF-06)', () => {
    fc.assert(
      fc.property(name, (twice) => {
        const others = names.filter((one) => one !== twice)
        expect(carriedParameters((one) => (one === twice ? ['x', 'x'] : ['x'])).map(([one]) => one)).toEqual(
          others,
        )
      }),
    )
  })

  it('passes on only short, printable text, whatever a link contains (AFF-06)', () => {
    fc.assert(
      fc.property(fc.dictionary(name, anyText), (given) => {
        for (const [, text] of carriedParameters((one) => [given[one] ?? ''].filter(Boolean))) {
          expect(text.length).toBeLessThanOrEqual(MARKETING_MAX)
          expect(text).toBe(withoutHidden(text))
        }
      }),
    )
  })
})
