import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseAddressForm } from '#core/address/address-form.ts'
import type { AddressWish, Visit } from '#core/localization/address-request.ts'
import { VISIT_TEXT_MAX, addressRequest } from '#core/localization/address-request.ts'
import { channels } from '#core/session/session.ts'
import { address, addressForm } from '#test/arbitraries/address.arbitrary.ts'
import { unprintable } from '#test/arbitraries/text.arbitrary.ts'

const good = fc.constantFrom('x', 'agencia norte', 'v'.repeat(VISIT_TEXT_MAX))
const bad = fc.oneof(fc.constantFrom('', ' x', 'x ', 'v'.repeat(VISIT_TEXT_MAX + 1)), unprintable)

const visit: fc.Arbitrary<Visit> = fc.record({
  channel: fc.constantFrom(...channels),
  vParam: fc.option(good),
  retailTransId: fc.option(good),
})

const wish: fc.Arbitrary<AddressWish> = fc.record({
  fetchOffers: fc.boolean(),
  returnNearbyMatch: fc.boolean(),
  hasUnits: fc.boolean(),
})

describe('addressRequest', () => {
  it('contains address, visit and preference by name; the retail number only for retail (LOC-23)', () => {
    fc.assert(
      fc.property(address, visit, wish, (form, from, wanted) => {
        expect(addressRequest(form, from, wanted)).toEqual(
          E.right({
            aptUnit: form.unit,
            streetAddress: form.street,
            zipCode: form.zip,
            vParam: from.vParam,
            channel: from.channel,
            retailTransId: from.channel === 'dotcom' ? null : from.retailTransId,
            fetchOffers: wanted.fetchOffers,
            returnNearbyMatch: wanted.returnNearbyMatch,
            isMultipleAptUnit: form.unit.length === 0 && wanted.hasUnits,
          }),
        )
      }),
    )
  })

  it('requires a complete address, and reports its invalid fields (LOC-23)', () => {
    fc.assert(
      fc.property(addressForm, visit, wish, (form, from, wanted) => {
        const parsed = parseAddressForm(form)
        const request = addressRequest(form, from, wanted)
        expect(E.isRight(request)).toBe(E.isRight(parsed))
        if (E.isLeft(parsed))
          expect(request).toEqual(E.left({ _tag: 'AddressIncomplete', errors: parsed.left }))
      }),
    )
  })

  it('accepts parameters of up to 64 characters (LOC-23)', () => {
    expect(VISIT_TEXT_MAX).toBe(64)
  })

  it('refuses invalid parameters by name; ignores a retail number that is not sent (LOC-23)', () => {
    fc.assert(
      fc.property(address, visit, wish, bad, (form, from, wanted, text) => {
        expect(addressRequest(form, { ...from, vParam: text }, wanted)).toEqual(
          E.left({ _tag: 'VParamUnreadable', vParam: text }),
        )
        const numbered = addressRequest(form, { ...from, retailTransId: text }, wanted)
        if (from.channel === 'dotcom') expect(E.isRight(numbered)).toBe(true)
        else expect(numbered).toEqual(E.left({ _tag: 'RetailTransIdUnreadable', retailTransId: text }))
      }),
    )
  })
})
