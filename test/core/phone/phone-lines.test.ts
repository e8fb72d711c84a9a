import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CartLine, quantityOf } from '#core/cart/cart.ts'
import type { OfferId } from '#core/catalog/offer.ts'
import type { PhoneDetails } from '#core/phone/phone-details.ts'
import { heldPhoneDetails, isSameLine, withPhoneDetails } from '#core/phone/phone-lines.ts'
import type { LineNumber } from '#core/phone/phone-number.ts'
import { forAll } from '#test/for-all.ts'

const products = ['home-phone', 'mobile'] as readonly string[] as readonly OfferId[]

const line: fc.Arbitrary<PhoneDetails> = fc.record({
  phoneProductId: fc.constantFrom(...products),
  lineId: fc.constantFrom('a', 'b', 'c'),
  telephoneNumber: fc.option(fc.constantFrom('3055550134', '3055550135').map((text) => text as LineNumber)),
  portingFlag: fc.boolean(),
})

const details = fc.array(line, { maxLength: 5 })

const cart: fc.Arbitrary<readonly CartLine[]> = fc
  .tuple(fc.nat(3), fc.nat(3))
  .map((quantities) => products.map((offerId, at) => ({ offerId, quantity: quantities[at] ?? 0 })))

const countOf = (all: readonly PhoneDetails[], product: OfferId): number =>
  all.filter(({ phoneProductId }) => phoneProductId === product).length

/** Details that a cart has taken before. */
const kept = (lines: readonly CartLine[], given: readonly PhoneDetails[]): readonly PhoneDetails[] =>
  given.reduce<readonly PhoneDetails[]>(
    (all, one) => E.getOrElse(() => all)(withPhoneDetails(all, [one], lines)),
    [],
  )

describe('heldPhoneDetails', () => {
  it('retains the first lines of each product, as many as the cart has (PHN-08)', () =>
    forAll(details, cart, (all, lines) => {
      const held = heldPhoneDetails(all, lines)
      for (const product of products) {
        const ofProduct = all.filter(({ phoneProductId }) => phoneProductId === product)
        expect(held.filter(({ phoneProductId }) => phoneProductId === product)).toEqual(
          ofProduct.slice(0, quantityOf(lines, product)),
        )
      }
    }))
})

describe('withPhoneDetails', () => {
  it('contains every given line, no duplicate line or number, and no more lines than the cart (PHN-08)', () =>
    forAll(details, details, cart, (before, given, lines) => {
      const result = withPhoneDetails(kept(lines, before), given, lines)
      if (E.isLeft(result)) return
      const all = result.right
      for (const one of given) expect(all).toContain(one)
      for (const [at, one] of all.entries())
        expect(all.slice(0, at).some((other) => isSameLine(one, other))).toBe(false)
      const numbers = all.flatMap(({ telephoneNumber }) => telephoneNumber ?? [])
      expect(new Set(numbers).size).toBe(numbers.length)
      for (const product of products)
        expect(countOf(all, product)).toBeLessThanOrEqual(quantityOf(lines, product))
    }))

  it('preserves the other lines unchanged (PHN-08)', () =>
    forAll(details, line, cart, (before, given, lines) => {
      const standing = kept(lines, before)
      const result = withPhoneDetails(standing, [given], lines)
      if (E.isLeft(result)) return
      expect(result.right.filter((one) => one !== given)).toEqual(
        standing.filter((one) => !isSameLine(one, given)),
      )
    }))

  const one = (given: Partial<PhoneDetails> = {}): PhoneDetails => ({
    phoneProductId: 'mobile' as OfferId,
    lineId: 'a',
    telephoneNumber: null,
    portingFlag: false,
    ...given,
  })
  const two: readonly CartLine[] = [{ offerId: 'mobile' as OfferId, quantity: 2 }]
  const number = '3055550134' as LineNumber

  it('reports failures without the number (PHN-08)', () => {
    const home = 'home-phone' as OfferId
    const fails = (given: readonly PhoneDetails[], before: readonly PhoneDetails[] = []) =>
      withPhoneDetails(before, given, two)
    expect(fails([one({ phoneProductId: home })])).toEqual(
      E.left({ _tag: 'LineNotInCart', phoneProductId: home }),
    )
    expect(fails([one(), one({ telephoneNumber: number })])).toEqual(
      E.left({ _tag: 'LineTwice', lineId: 'a' }),
    )
    expect(fails([one({ lineId: 'c' })], [one(), one({ lineId: 'b' })])).toEqual(
      E.left({ _tag: 'TooManyLines', phoneProductId: 'mobile' }),
    )
    const taken = [one({ telephoneNumber: number }), one({ lineId: 'b', telephoneNumber: number })]
    expect(fails(taken)).toEqual(E.left({ _tag: 'NumberTwice', lineId: 'a' }))
  })
})
