import { taskEither as TE } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import type { GatewayFailure } from '#core/ports/payment-gateway.ts'
import type { CardExpiry, CardNumber, Cvv } from '#core/card/card.ts'
import type { BuiltPocket } from '#test/builders/pocket.builder.ts'
import {
  GIG,
  answerOf,
  buildPocket,
  fillDetails,
  localizeAt,
  payWith,
  readyBuyer,
  refusalOf,
} from '#test/builders/pocket.builder.ts'

const visitorWithDetails = async (built: BuiltPocket) => {
  const visitor = built.visitor()
  await localizeAt(visitor)
  await fillDetails(visitor)
  return visitor
}

const envelope = {
  card: '4111110000001111',
  cvv: '123',
  integrityCheck: 'AAAAAAAAAAAAAAAAAAAAAA',
  keyId: 'unknown',
  phaseId: 'unknown',
  expirationDate: '2031-04',
}
const payment = { nameOnCard: 'María Ñúñez', zipCode: '33130', card: envelope }

describe('paymentHandlers', () => {
  it('keep of a card what may be shown', async () => {
    const built = buildPocket()
    const visitor = await visitorWithDetails(built)
    const card = await payWith(built, visitor, '5555555555554444')
    expect(card).toEqual({ issuer: 'Mastercard', lastFour: '4444' })
    expect((await answerOf(visitor.sessionInfo())).card).toEqual(card)
  })

  it('take a payment key once (S26)', async () => {
    const built = buildPocket()
    const visitor = await visitorWithDetails(built)
    const key = await answerOf(visitor.paymentSession())
    const clear = {
      number: '4111111111111111' as CardNumber,
      cvv: '123' as Cvv,
      expirationDate: '2031-04' as CardExpiry,
    }
    const card = await answerOf(built.encryption.encipher(clear, key))
    await answerOf(visitor.validatePayment({ ...payment, card }))
    expect(await refusalOf(visitor.validatePayment({ ...payment, card }))).toBe('PAYMENT_KEY_UNUSABLE')
  })

  it('refuse a key that another session opened', async () => {
    const built = buildPocket()
    const [visitor, other] = [await visitorWithDetails(built), await visitorWithDetails(built)]
    const { keyId } = await answerOf(visitor.paymentSession())
    const stolen = { ...payment, card: { ...envelope, keyId } }
    expect(await refusalOf(other.validatePayment(stolen))).toBe('PAYMENT_KEY_UNUSABLE')
  })

  it('turn a card down in one way, whatever the gateway says (S24)', async () => {
    const refusals: Record<GatewayFailure['_tag'], string> = {
      KeyUnknown: 'PAYMENT_KEY_UNUSABLE',
      KeySpent: 'PAYMENT_KEY_UNUSABLE',
      EnvelopeRejected: 'CARD_REJECTED',
      CardDeclined: 'CARD_REJECTED',
      GatewayUnavailable: 'ProviderBroken',
    }
    for (const [tag, refusal] of Object.entries(refusals)) {
      const failure = { _tag: tag } as GatewayFailure
      const built = buildPocket({
        gatewayAround: (gateway) => ({ ...gateway, storeCard: () => TE.left(failure) }),
      })
      const visitor = await visitorWithDetails(built)
      expect(await refusalOf(visitor.validatePayment(payment))).toBe(refusal)
      expect((await answerOf(visitor.sessionInfo())).card).toBeNull()
    }
  })

  it('leave the order alone that is placed while a card is on its way', async () => {
    let meanwhile = async (): Promise<unknown> => undefined
    const built = buildPocket({
      gatewayAround: (gateway) => ({
        ...gateway,
        storeCard: (...stored) =>
          TE.flatMap(() => gateway.storeCard(...stored))(TE.fromTask(() => meanwhile())),
      }),
    })
    const { visitor, order } = await readyBuyer(built)
    meanwhile = () => answerOf(order())
    await expect(payWith(built, visitor, '5555555555554444')).rejects.toThrow('CART_ORDERED')
    expect((await answerOf(visitor.sessionInfo())).card?.lastFour).toBe('1111')
  })

  it('open no payment before the details are there (I11)', async () => {
    const built = buildPocket()
    const visitor = built.visitor()
    await localizeAt(visitor)
    await answerOf(visitor.addOffer({ offerId: GIG }))
    expect(await refusalOf(visitor.paymentSession())).toBe('STEP_MISSING')
    expect(await refusalOf(visitor.validatePayment(payment))).toBe('STEP_MISSING')
  })

  it('refuse a payment without a name or a zip', async () => {
    const visitor = await visitorWithDetails(buildPocket())
    expect(await refusalOf(visitor.validatePayment({ ...payment, nameOnCard: ' ' }))).toBe('BAD_REQUEST')
    expect(await refusalOf(visitor.validatePayment({ ...payment, zipCode: '3313' }))).toBe('BAD_REQUEST')
  })

  it('answer UNAVAILABLE when the gateway breaks', async () => {
    const built = buildPocket({
      gatewayAround: (gateway) => ({
        ...gateway,
        openKey: () => () => Promise.reject(new Error('key store at 10.0.0.7')),
      }),
    })
    const visitor = await visitorWithDetails(built)
    expect(await refusalOf(visitor.paymentSession())).toBe('ProviderBroken')
    expect(built.errors).toHaveLength(1)
  })
})
