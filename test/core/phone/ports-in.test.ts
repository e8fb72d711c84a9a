import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CartLine, quantityOf } from '#core/cart/cart.ts'
import type { OfferId } from '#core/catalog/offer.ts'
import type { PhoneDetails } from '#core/phone/phone-details.ts'
import { phoneLinePorts, portsIn } from '#core/phone/ports-in.ts'
import type { LineNumber } from '#core/phone/phone-number.ts'
import { forAll } from '#test/for-all.ts'

const products = ['home-phone', 'mobile'] as readonly string[] as readonly OfferId[]

const details: fc.Arbitrary<readonly PhoneDetails[]> = fc.array(
  fc.record({
    phoneProductId: fc.constantFrom(...products),
    lineId: fc.constantFrom('a', 'b', 'c'),
    telephoneNumber: fc.constant('3055550134' as LineNumber),
    portingFlag: fc.boolean(),
  }),
  { maxLength: 5 },
)

const cart: fc.Arbitrary<readonly CartLine[]> = fc
  .tuple(fc.nat(3), fc.nat(3))
  .map((quantities) => products.map((offerId, at) => ({ offerId, quantity: quantities[at] ?? 0 })))

describe('portsIn', () => {
  it('holds exactly while the cart has a line with a ported number (PHN-10)', () =>
    forAll(details, cart, (phones, lines) => {
      const kept = products.some((product) =>
        phones
          .filter(({ phoneProductId }) => phoneProductId === product)
          .slice(0, quantityOf(lines, product))
          .some(({ portingFlag }) => portingFlag),
      )
      expect(portsIn(phoneLinePorts(phones), lines)).toBe(kept)
      expect(portsIn(phoneLinePorts(phones), [])).toBe(false)
    }))

  it('passes no number on', () =>
    forAll(details, (phones) => {
      expect(JSON.stringify(phoneLinePorts(phones))).not.toContain('3055550134')
    }))
})
