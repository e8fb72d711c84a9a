import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { MarketingParameter } from '#core/affiliate/marketing-query.ts'
import { MARKETING_MAX, marketingParameters } from '#core/affiliate/marketing-parameters.ts'
import { parseMarketing } from '#core/affiliate/marketing-query.ts'
import { unprintable, writtenText } from '#test/arbitraries/text.arbitrary.ts'

const names = Object.keys(marketingParameters) as readonly MarketingParameter[]
const parameter = fc.constantFrom(...names)

type Given = Partial<Record<MarketingParameter, string>>

const queryOf = (given: Given): ReadonlyMap<string, string> =>
  new Map(
    names.flatMap((name) => {
      const text = given[name]
      return text === undefined ? [] : [[marketingParameters[name], text] as const]
    }),
  )

const given = fc
  .array(fc.tuple(parameter, writtenText(0, 20)), { maxLength: 6 })
  .map((pairs): Given => Object.fromEntries(pairs))

describe('parseMarketing', () => {
  it('reads and trims each parameter by its name, and treats empty ones as missing (AFF-05)', () => {
    fc.assert(
      fc.property(given, (query) => {
        const expected = names.map((name) => {
          const text = (query[name] ?? '').trim()
          return [name, text === '' ? null : text]
        })
        expect(parseMarketing(queryOf(query))).toEqual(E.right(Object.fromEntries(expected)))
      }),
    )
    expect(Object.values(marketingParameters)).toEqual([
      'vParam',
      'affpn',
      'cmp',
      'offerid',
      'customerstatus',
      'referrerlocationkey',
      'campaigndategenerated',
      'iva_intent',
    ])
  })

  it('names the parameter that is too long or unreadable (AFF-05)', () => {
    expect(MARKETING_MAX).toBe(128)
    fc.assert(
      fc.property(parameter, unprintable, (name, bad) => {
        const long = 'x'.repeat(MARKETING_MAX)
        expect(E.isRight(parseMarketing(queryOf({ [name]: long })))).toBe(true)
        expect(parseMarketing(queryOf({ [name]: `${long}x` }))).toEqual(
          E.left({ _tag: 'ParameterTooLong', parameter: name, max: MARKETING_MAX }),
        )
        expect(parseMarketing(queryOf({ [name]: `a${bad}b` }))).toEqual(
          E.left({ _tag: 'ParameterUnreadable', parameter: name, text: `a${bad}b` }),
        )
      }),
    )
  })
})
