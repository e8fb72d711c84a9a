import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type LineOfBusiness, linesOfBusiness } from '#core/catalog/offer.ts'
import { mobileNext, mobileNextSteps } from '#core/mobile/mobile-next-step.ts'
import type { MobileVisitor } from '#core/mobile/mobile-visitor.ts'
import { inCart, visitor } from '#test/arbitraries/mobile.arbitrary.ts'
import { forAll } from '#test/for-all.ts'

const anonymous: MobileVisitor = { kind: 'anonymous' }
const alone: MobileVisitor = { kind: 'signedIn', accountType: 'standalone', linesHeld: 1 }
const bundled: MobileVisitor = { kind: 'signedIn', accountType: 'bundled', linesHeld: 1 }

/** All sixteen carts: a bit for each line of business. */
const carts = Array.from({ length: 16 }, (_, bits) =>
  linesOfBusiness.filter((_line, index) => ((bits >> index) & 1) === 1),
)

type Row = readonly [step: string, reason: string]

/** The table of the rule page, by whether mobile and home services are in the cart. */
const table: Readonly<Record<string, readonly [Row, Row, Row]>> = {
  empty: [
    ['add-mobile-line', 'EmptyCart'],
    ['add-mobile-line', 'EmptyCart'],
    ['add-mobile-line', 'EmptyCart'],
  ],
  home: [
    ['add-mobile-line', 'HomeServicesWithoutMobile'],
    ['next-steps', 'MobileAccountHeld'],
    ['next-steps', 'MobileAccountHeld'],
  ],
  mobile: [
    ['finalize-mobile-order', 'MobileAlone'],
    ['finalize-mobile-order', 'MobileAlone'],
    ['finalize-mobile-order', 'MobileAlone'],
  ],
  both: [
    ['next-steps', 'HomeOrderFirst'],
    ['next-steps', 'HomeOrderFirst'],
    ['finalize-mobile-order', 'HomeAlreadyConnected'],
  ],
}

const kindOf = (cart: readonly LineOfBusiness[]): string => {
  const isHome = cart.some((line) => line === 'Internet' || line === 'TV' || line === 'Voice')
  if (cart.includes('Mobile')) return isHome ? 'both' : 'mobile'
  return isHome ? 'home' : 'empty'
}

describe('mobileNext', () => {
  it.each(carts.map((cart) => [cart.join(' + ') || 'nothing', cart] as const))(
    'has a step and a reason for %s (MOB-05)',
    (_name, cart) => {
      const answers = [anonymous, alone, bundled].map((who) => mobileNext(cart, who))
      expect(answers.map(({ step, reason }) => [step, reason])).toEqual(table[kindOf(cart)])
    },
  )

  it('is independent of order and repetition (MOB-05)', () =>
    forAll(inCart, fc.array(fc.nat()), visitor, (cart, picks, who) => {
      const again = [...cart.toReversed(), ...picks.flatMap((at) => cart[at % (cart.length || 1)] ?? [])]
      expect(mobileNext(again, who)).toEqual(mobileNext(cart, who))
    }))

  it('never finalizes a cart without a mobile line, and never requires a line that is there (MOB-05)', () =>
    forAll(inCart, visitor, (cart, who) => {
      const { step } = mobileNext(cart, who)
      expect(mobileNextSteps).toContain(step)
      if (cart.includes('Mobile')) expect(step).not.toBe('add-mobile-line')
      else expect(step).not.toBe('finalize-mobile-order')
    }))
})
