import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseAddressForm } from '#core/address/address-form.ts'
import { firstResult } from '#core/address/lookup-result.ts'
import { address, addressForm } from '#test/arbitraries/address.arbitrary.ts'
import { forAll } from '#test/for-all.ts'

const result = fc.oneof(address, addressForm).map(({ street, unit, zip }) => ({ street, apt: unit, zip }))

describe('firstResult', () => {
  it('returns the first result when it is an address, regardless of the others (ADR-14)', () =>
    forAll(result, fc.array(result, { maxLength: 2 }), (first, others) => {
      const parsed = parseAddressForm({ street: first.street, unit: first.apt, zip: first.zip })
      expect(firstResult([first, ...others])).toEqual(
        E.isRight(parsed)
          ? E.right({ street: parsed.right.street, apt: parsed.right.unit, zip: parsed.right.zip })
          : E.left({ _tag: 'ResultMalformed', ...parsed.left }),
      )
    }))

  it('returns none without a result (ADR-14)', () => {
    expect(firstResult([])).toEqual(E.left({ _tag: 'NoResult' }))
  })
})
