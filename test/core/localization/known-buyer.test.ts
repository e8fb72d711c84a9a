import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { UNKNOWN_BUYER } from '#core/catalog/condition.ts'
import { knownBuyer } from '#core/localization/known-buyer.ts'
import { forAll } from '#test/for-all.ts'

describe('knownBuyer', () => {
  it('derives whether the buyer is new, and their campaign, and nothing else (PRC-08)', () =>
    forAll(fc.boolean(), fc.string(), (newCustomer, campaign) => {
      const known = { ...UNKNOWN_BUYER, isNewCustomer: newCustomer }
      expect(knownBuyer({ newCustomer })).toEqual(known)
      expect(knownBuyer({ newCustomer, campaign })).toEqual({ ...known, campaign })
    }))
})
