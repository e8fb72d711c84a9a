import { expect } from 'vitest'
import type { Orchestrator, PaymentRequest } from '#core/ports/orchestrator.ts'
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
} from '#test/builders/pocket.builder.ts'
import type { Harness, Law } from '../harness.ts'

const buyer = async ({ visitor }: Harness): Promise<Orchestrator> => {
  const buying = visitor()
  await localizeAt(buying)
  await fillDetails(buying)
  return buying
}

const paymentOf = async ({ encryption }: Harness, buying: Orchestrator) => {
  const key = await answerOf(buying.paymentSession())
  const card = await answerOf(encryption.encipher(cardOf(), key))
  const request = { kind: 'card', nameOnCard: 'María Ñúñez', zipCode: '33130', card } as const
  return { key, request }
}

const heldBy = async (buying: Orchestrator) => (await answerOf(buying.sessionInfo())).payment

export const paymentLaws: readonly Law[] = [
  {
    name: 'keeps of a card or an account what may be shown, the last one given (PAY-01)',
    check: async (harness) => {
      const buying = await buyer(harness)
      const card = await payWith(harness, buying, '5555555555554444')
      expect(card).toEqual({ kind: 'card', issuer: 'Mastercard', lastFour: '4444' })
      expect(await heldBy(buying)).toEqual(card)
      const account = await payFrom(harness, buying)
      expect(account).toEqual({ kind: 'bank', accountKind: 'checking', lastFour: '6789' })
      expect(await heldBy(buying)).toEqual(account)
    },
  },
  {
    name: 'takes a payment key once, from the session that asked for it, before it expires (S26)',
    check: async (harness) => {
      const [buying, thief] = [await buyer(harness), await buyer(harness)]
      const { request } = await paymentOf(harness, buying)
      const isTaken = (visitor: Orchestrator, payment: PaymentRequest) =>
        refusalOf(visitor.validatePayment(payment))
      expect(await isTaken(thief, request)).toBe('PAYMENT_KEY_UNUSABLE')
      await answerOf(buying.validatePayment(request))
      expect(await isTaken(buying, request)).toBe('PAYMENT_KEY_UNUSABLE')
      const late = await paymentOf(harness, buying)
      harness.clock.set(late.key.expiresAt)
      expect(await isTaken(buying, late.request)).toBe('PAYMENT_KEY_UNUSABLE')
      expect(await heldBy(thief)).toBeNull()
    },
  },
  {
    name: 'takes no card that was changed on its way (S26)',
    check: async (harness) => {
      const buying = await buyer(harness)
      for (const change of [{ cvv: '000' }, { expirationDate: '2099-12' }, { card: '4111110000001111' }]) {
        const { request } = await paymentOf(harness, buying)
        const card = { ...request.card, ...change }
        expect(await refusalOf(buying.validatePayment({ ...request, card }))).toBe('PAYMENT_REJECTED')
      }
      expect(await heldBy(buying)).toBeNull()
    },
  },
  {
    name: 'opens no payment before what comes before it (I11)',
    check: async (harness) => {
      const hasty = harness.visitor()
      await localizeAt(hasty)
      expect(await refusalOf(hasty.paymentSession())).toBe('STEP_MISSING')
      await answerOf(hasty.addOffer({ offerId: GIG }))
      await answerOf(hasty.addCustomer(maria))
      const { request } = await paymentOf(harness, hasty)
      expect(await refusalOf(hasty.validatePayment(request))).toBe('STEP_MISSING')
      expect(await heldBy(hasty)).toBeNull()
    },
  },
]
