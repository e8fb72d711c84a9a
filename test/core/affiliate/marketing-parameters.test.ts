import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MARKETING_MAX, carriedIn, readMarketing } from '#core/affiliate/marketing-parameters.ts'
import { marketingParameters } from '#core/query/query-parameters.ts'
import { isPlainText } from '#core/shared/text.ts'
import { anyText, unprintable, writtenText } from '#test/arbitraries/text.arbitrary.ts'
import { forAll } from '#test/for-all.ts'

const names = Object.values(marketingParameters)
const name = fc.constantFrom(...names)

const queryOf = (given: Readonly<Record<string, string>>) =>
  new Map(Object.entries(given).map(([one, text]) => [one, [text]]))

describe('readMarketing', () => {
  it('reads and trims each parameter by its name, and treats empty ones as missing (AFF-05)', () => {
    forAll(fc.dictionary(name, writtenText(0, 20)), (given) => {
      const expected = Object.entries(marketingParameters).map(([key, one]) => [
        key,
        (given[one] ?? '').trim() || null,
      ])
      expect(readMarketing(queryOf(given))).toEqual(Object.fromEntries(expected))
    })
    expect(names).toEqual([
      'vParam',
      'affpn',
      'cmp',
      'offerid',
      'customerstatus',
      'retailTransId',
      'referrerlocationkey',
      'campaigndategenerated',
      'iva_intent',
    ])
  })

  it('treats a parameter that is too long, malformed or repeated as missing, without the others (AFF-05)', () => {
    expect(MARKETING_MAX).toBe(128)
    const long = 'x'.repeat(MARKETING_MAX)
    forAll(name, unprintable, (wrong, hidden) => {
      const read = (...texts: readonly string[]) =>
        Object.values(readMarketing(new Map(names.map((one) => [one, one === wrong ? texts : ['x']]))))
      expect(read(long)).not.toContain(null)
      for (const texts of [[`a${hidden}b`], [`${long}x`], ['x', 'x']])
        expect(read(...texts)).toEqual(names.map((one) => (one === wrong ? null : 'x')))
    })
  })
})

describe('carriedIn', () => {
  it('passes on what the store reads, by its name and in the order of the table (AFF-06)', () =>
    forAll(fc.dictionary(name, anyText), (given) => {
      const carried = carriedIn(queryOf(given))
      const read = Object.values(readMarketing(queryOf(given)))
      expect(carried).toEqual(names.flatMap((one, at) => [read[at] ?? []].flat().map((text) => [one, text])))
      for (const [, text] of carried)
        expect([isPlainText(text), text.length <= MARKETING_MAX]).toEqual([true, true])
    }))
})
