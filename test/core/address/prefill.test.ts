import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EMPTY_ADDRESS_FORM, canLocalizeAutomatically } from '#core/address/address-form.ts'
import { prefillOf, prefillQuery } from '#core/address/prefill.ts'
import { localizationHref } from '#core/routes/localization-link.ts'
import { parseQuery } from '#core/shared/query.ts'
import { address } from '#test/arbitraries/address.arbitrary.ts'
import { anyText } from '#test/arbitraries/text.arbitrary.ts'

const text = fc.option(fc.oneof(anyText, fc.constantFrom('742 Magnolia Street', '33130')), { nil: undefined })

const queryOf = (fields: Readonly<Record<string, string | undefined>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(fields).filter((pair): pair is [string, string] => pair[1] !== undefined))

const fullAddressText = '742 Magnolia Street, Apt 2B, Miami, FL 33130'

describe('prefillOf', () => {
  it('reads the query parameters the specification names (ADR-13)', () => {
    expect(Object.values(prefillQuery)).toEqual(['a', 'aptnum', 'zip', 'full_address'])
    expect(prefillOf(new Map())).toEqual(E.right({ form: EMPTY_ADDRESS_FORM, submits: false }))
  })

  it('prefers the query’s own fields over the full address, and submits when the quick check passes (ADR-13)', () => {
    fc.assert(
      fc.property(text, text, text, fc.constantFrom(fullAddressText, undefined), (a, aptnum, zip, full) => {
        const parts = full === undefined ? ['', '', ''] : ['742 Magnolia Street', 'Apt 2B', '33130']
        const form = {
          street: a ?? parts[0] ?? '',
          unit: aptnum ?? parts[1] ?? '',
          zip: zip ?? parts[2] ?? '',
        }
        expect(prefillOf(queryOf({ a, aptnum, zip, full_address: full }))).toEqual(
          E.right({ form, submits: canLocalizeAutomatically(form) }),
        )
      }),
      { examples: [[undefined, undefined, undefined, fullAddressText]] },
    )
  })

  it('submits a full address from the form of a static page (ADR-13)', () => {
    fc.assert(
      fc.property(address, (form) => {
        const query = parseQuery(localizationHref(form).replace(/^[^?]*/, ''))
        if (E.isLeft(query)) throw new TypeError('the store can’t read what it writes')
        expect(prefillOf(query.right)).toEqual(E.right({ form, submits: canLocalizeAutomatically(form) }))
      }),
    )
  })

  it('fills the given street and zip, regardless of the full address (ADR-13)', () => {
    fc.assert(
      fc.property(address, anyText, ({ street, unit, zip }, full) => {
        const filled = prefillOf(queryOf({ a: street, aptnum: unit, zip, full_address: full }))
        const form = { street, unit, zip }
        expect(filled).toEqual(E.right({ form, submits: canLocalizeAutomatically(form) }))
      }),
    )
  })

  it('returns the failure of an invalid full address (ADR-13)', () => {
    expect(prefillOf(queryOf({ a: '742 Magnolia Street', full_address: '' }))).toEqual(
      E.left({ _tag: 'FullAddressMissing' }),
    )
  })
})
