import { expect } from 'vitest'
import type { Zip } from '#core/address/address.ts'
import type { StorefrontOrchestrator } from '#core/ports/storefront-orchestrator.ts'
import type { PaymentRequest } from '#core/ports/checkout-orchestrator.ts'
import { cents } from '#core/shared/money.ts'
import { accountOf } from '#test/builders/purchase.ts'
import {
  GIG,
  answerOf,
  cardOf,
  fillDetails,
  localizeAt,
  maria,
  payFrom,
  payWith,
  refusalOf,
} from '#test/builders/provider.builder.ts'
import type { Harness, Laws } from '../harness.ts'

const buyer = async ({ visitor }: Harness): Promise<StorefrontOrchestrator> => {
  const buying = visitor()
  await localizeAt(buying)
  await fillDetails(buying)
  return buying
}

const paymentOf = async ({ encryption }: Harness, buying: StorefrontOrchestrator) => {
  const key = await answerOf(buying.paymentSession())
  const card = await answerOf(encryption.encrypt(cardOf(), key))
  const request = { kind: 'card', nameOnCard: 'María Ñúñez', zipCode: '33130', card } as const
  return { key, request }
}

const heldBy = async (buying: StorefrontOrchestrator) => (await answerOf(buying.sessionInfo())).payment

export const paymentLaws: Laws = {
  'stores only the displayable part of a card of any issuer or of an account, the last one given (CRD-02, PAY-01)':
    async (harness) => {
      const buying = await buyer(harness)
      const unknown = await payWith(harness, buying, '2223003122003222')
      expect(unknown).toMatchObject({ kind: 'card', lastFour: '3222' })
      const card = await payWith(harness, buying, '5555555555554444')
      expect(card).toEqual({ kind: 'card', issuer: 'Mastercard', lastFour: '4444' })
      expect(await heldBy(buying)).toEqual(card)
      const account = await payFrom(harness, buying)
      expect(account).toEqual({ kind: 'bank', accountKind: 'checking', lastFour: '6789' })
      expect(await heldBy(buying)).toEqual(account)
    },
  'accepts a payment key once, from the session that requested it, before it expires (S26)': async (
    harness,
  ) => {
    const [buying, thief] = [await buyer(harness), await buyer(harness)]
    const { request } = await paymentOf(harness, buying)
    const isTaken = (visitor: StorefrontOrchestrator, payment: PaymentRequest) =>
      refusalOf(visitor.validatePayment(payment))
    expect(await isTaken(thief, request)).toBe('PAYMENT_KEY_UNUSABLE')
    await answerOf(buying.validatePayment(request))
    expect(await isTaken(buying, request)).toBe('PAYMENT_KEY_UNUSABLE')
    const late = await paymentOf(harness, buying)
    harness.clock.set(late.key.expiresAt)
    expect(await isTaken(buying, late.request)).toBe('PAYMENT_KEY_UNUSABLE')
    expect(await heldBy(thief)).toBeNull()
  },
  'refuses a card that was modified in transit (S26)': async (harness) => {
    const buying = await buyer(harness)
    for (const change of [{ cvv: '000' }, { expirationDate: '2099-12' }, { card: '4111110000001111' }]) {
      const { request } = await paymentOf(harness, buying)
      const card = { ...request.card, ...change }
      expect(await refusalOf(buying.validatePayment({ ...request, card }))).toBe('PAYMENT_REJECTED')
    }
    expect(await heldBy(buying)).toBeNull()
  },
  'refuses a card or an account whose purpose contradicts the sale, and accepts the true one (PAY-03)':
    async (harness) => {
      const buying = await buyer(harness)
      const truth = { delinquentPaymentAmount: cents(0), autopay: false, delinquent: false, initial: true }
      const lies = [
        { delinquentPaymentAmount: cents(100) },
        { autopay: true },
        { delinquent: true },
        { initial: false },
      ]
      for (const change of [...lies, {}]) {
        const purpose = { ...truth, ...change }
        const { request: card } = await paymentOf(harness, buying)
        const bank = await harness.encryption.encryptAccount(
          accountOf(),
          await answerOf(buying.paymentSession()),
        )()
        if (bank._tag === 'Left') throw new Error(bank.left._tag)
        const requests: readonly PaymentRequest[] = [
          { ...card, paymentInformation: { ...purpose, zip: '33130' as Zip } },
          {
            kind: 'bank',
            nameOnAccount: 'María Ñúñez',
            paymentInformation: purpose,
            bank: bank.right,
          },
        ]
        for (const request of requests)
          if (Object.keys(change).length === 0) await answerOf(buying.validatePayment(request))
          else expect(await refusalOf(buying.validatePayment(request))).toBe('PAYMENT_REJECTED')
      }
    },
  'refuses payment before the earlier steps are complete (I11)': async (harness) => {
    const hasty = harness.visitor()
    await localizeAt(hasty)
    expect(await refusalOf(hasty.paymentSession())).toBe('STEP_MISSING')
    await answerOf(hasty.addOffer({ offerId: GIG }))
    await answerOf(hasty.addCustomer(maria))
    const { request } = await paymentOf(harness, hasty)
    expect(await refusalOf(hasty.validatePayment(request))).toBe('STEP_MISSING')
    expect(await heldBy(hasty)).toBeNull()
  },
}
