import { expect } from 'vitest'
import { type Grant, requiredAgreements } from '#core/checkout/agreement.ts'
import type { OfferId } from '#core/catalog/offer.ts'
import { EMERGENCY_CALLS } from '#core/checkout/offered-agreements.ts'
import { GIG, answerOf, answerRisk, localizeAt, maria, refusalOf } from '#test/builders/provider.builder.ts'
import type { Harness, Laws } from '../harness.ts'
import { allEnding, endingsOf, refusedWith } from './endings.ts'

const HOME_PHONE = 'home-phone' as OfferId

const shopper = async ({ visitor }: Harness) => {
  const shopping = visitor()
  await localizeAt(shopping)
  const { cart } = await answerOf(shopping.addOffer({ offerId: GIG }))
  const { agreements } = await answerOf(shopping.getAgreements({ id: cart.id }))
  return { shopping, accepted: requiredAgreements(agreements).map(({ id, version }) => ({ id, version })) }
}

export const checkoutLaws: Laws = {
  'reports after each part what the session contains (CHK-06)': async (harness) => {
    const { shopping, accepted } = await shopper(harness)
    const held = async () => (await answerOf(shopping.sessionInfo())).progress
    expect(await held()).toMatchObject({ hasPlan: true, hasCustomer: false, riskDecision: null })
    const customer = await answerOf(shopping.addCustomer(maria))
    expect(customer.progress).toMatchObject({ hasCustomer: true, riskDecision: null })
    await answerRisk(shopping)
    await answerOf(shopping.chooseInstallOption({ kind: 'self' }))
    expect(await held()).toMatchObject({ riskDecision: 'cleared', installKind: 'self' })
    const agreed = await answerOf(shopping.acceptAgreements({ agreements: accepted }))
    expect(agreed.progress).toMatchObject({ hasAgreements: true, hasPayment: false, hasVisit: false })
    expect(await held()).toEqual(agreed.progress)
  },
  'replaces the previous installation in the cart with the selected one (CRT-01)': async (harness) => {
    const { shopping } = await shopper(harness)
    const { installation } = await answerOf(shopping.installOptions())
    for (const { kind, offerId } of [...installation, ...installation]) {
      const { cart } = await answerOf(shopping.chooseInstallOption({ kind }))
      const options = installation.map((option) => option.offerId)
      expect(cart.lines.filter((line) => options.includes(line.offerId))).toEqual([{ offerId, quantity: 1 }])
    }
  },
  'accepts agreements only when all are accepted in the version shown (CHK-05)': async (harness) => {
    const { shopping, accepted } = await shopper(harness)
    const [first] = accepted
    const incomplete = [
      [],
      accepted.slice(1),
      accepted.slice(0, -1),
      accepted.map(({ id }) => ({ id, version: '2020-01' })),
      first === undefined ? [] : accepted.map(() => first),
    ]
    for (const agreements of incomplete)
      expect(await refusalOf(shopping.acceptAgreements({ agreements }))).toBe('AGREEMENTS_INCOMPLETE')
    expect((await answerOf(shopping.sessionInfo())).progress.hasAgreements).toBe(false)
  },
  'requires the agreement about emergency calls while a telephone at home is in the cart, and accepts it only then (CHK-25)':
    async (harness) => {
      const { shopping, accepted } = await shopper(harness)
      const emergency = async () => {
        const { cart } = await answerOf(shopping.cart())
        const { agreements } = await answerOf(shopping.getAgreements({ id: cart.id }))
        return agreements
          .filter(({ id }) => id === EMERGENCY_CALLS)
          .map(({ id, version }) => ({ id, version }))
      }
      const hasAgreements = async () => (await answerOf(shopping.sessionInfo())).progress.hasAgreements
      await answerOf(shopping.acceptAgreements({ agreements: accepted }))
      expect([await emergency(), await hasAgreements()]).toEqual([[], true])
      const phone = { offerId: HOME_PHONE, offerSwap: false, activeOffer: null }
      await answerOf(shopping.phoneOffer(phone))
      const [limits] = await emergency()
      expect(await hasAgreements()).toBe(false)
      if (limits === undefined) throw new Error('no agreement about emergency calls')
      expect(await refusalOf(shopping.acceptAgreements({ agreements: accepted }))).toBe(
        'AGREEMENTS_INCOMPLETE',
      )
      await answerOf(shopping.acceptAgreements({ agreements: [...accepted, limits] }))
      expect(await hasAgreements()).toBe(true)
      await answerOf(shopping.removeOffer({ id: HOME_PHONE }))
      await answerOf(shopping.acceptAgreements({ agreements: [...accepted, limits] }))
      await answerOf(shopping.phoneOffer(phone))
      expect(await hasAgreements()).toBe(false)
    },
  'sets the billing preferences and automatic payments by the consents of the last acceptance (CHK-18, CHK-21)':
    async (harness) => {
      const { shopping, accepted } = await shopper(harness)
      const { cart } = await answerOf(shopping.cart())
      const { agreements } = await answerOf(shopping.getAgreements({ id: cart.id }))
      const granted = async (grant: Grant): Promise<boolean> =>
        grant === 'automaticPayments'
          ? (await answerOf(shopping.sessionInfo())).progress.isAutoPay
          : (await answerOf(shopping.checkout({}))).billing[grant]
      for (const { id, version, grants } of agreements) {
        if (grants === null) continue
        await answerOf(shopping.acceptAgreements({ agreements: [...accepted, { id, version }] }))
        expect(await granted(grants)).toBe(true)
        await answerOf(shopping.acceptAgreements({ agreements: accepted }))
        expect(await granted(grants)).toBe(false)
      }
    },
  'accepts no part of a sale at an address without offers (LOC-15)': async ({ visitor }) => {
    // The address and its outcome are steps of anybody.
    const refused = refusedWith('STEP_MISSING').filter((name) => name !== 'updateSessionStep')
    for (const outcome of ['bulk', 'notServiceable'] as const) {
      const anyone = visitor()
      await localizeAt(anyone, outcome)
      expect(await endingsOf(anyone, refused)).toEqual(allEnding(refused, 'STEP_MISSING'))
    }
  },
}
