import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { UNKNOWN_BUYER } from '#core/catalog/condition.ts'
import { knownBuyer } from '#core/localization/known-buyer.ts'

describe('knownBuyer', () => {
  it('derives only whether the buyer is new (PRC-08)', () => {
    fc.assert(
      fc.property(fc.boolean(), (newCustomer) => {
        expect(knownBuyer({ newCustomer })).toEqual({ ...UNKNOWN_BUYER, isNewCustomer: newCustomer })
      }),
    )
  })
})
