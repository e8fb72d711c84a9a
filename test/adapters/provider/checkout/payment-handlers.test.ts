import { taskEither as TE } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import type { Zip } from '#core/address/address.ts'
import type { GatewayFailure, PaymentToken } from '#core/ports/payment-gateway.ts'
import { cents } from '#core/shared/money.ts'
import type { BuiltProvider } from '#test/builders/provider.builder.ts'
import {
  agreedTo,
  accountOf,
  answerOf,
  buildProvider,
  cardOf,
  fillDetails,
  holdFirstWindow,
  keyNamed,
  localizeAt,
  payFrom,
  payWith,
  readyBuyer,
  refusalOf,
} from '#test/builders/provider.builder.ts'

const visitorWithDetails = async (built: BuiltProvider) => {
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
const accountEnvelope = {
  account: '0123456789012',
  accountKind: 'checking' as const,
  integrityCheck: envelope.integrityCheck,
  keyId: 'unknown',
  phaseId: 'unknown',
}
const payment = { kind: 'card' as const, nameOnCard: 'María Ñúñez', zipCode: '33130', card: envelope }

describe('paymentHandlers', () => {
  it('charge an account as they charge a card, and forget the one that declines (S24)', async () => {
    for (const [number, state] of [
      ['000123456789', 'placed'],
      ['000111111116', 'declined'],
    ] as const) {
      const built = buildProvider()
      const visitor = await visitorWithDetails(built)
      await payFrom(built, visitor, number)
      await holdFirstWindow(visitor)
      const priced = await answerOf(visitor.cart())
      const order = visitor.order({ key: keyNamed('k'), ...agreedTo(priced) })
      expect((await answerOf(order)).state).toBe(state)
      expect((await answerOf(visitor.sessionInfo())).payment === null).toBe(state === 'declined')
    }
  })

  it('take no identification for an account, nor an account for an identification (S26)', async () => {
    const built = buildProvider()
    const visitor = await visitorWithDetails(built)
    const key = await answerOf(visitor.paymentSession())
    const { account: number, ...rest } = await answerOf(built.encryption.encryptAccount(accountOf(), key))
    const { accountKind: _, ...sealed } = rest
    const identification = { ...sealed, number, type: 'SSN' as const }
    expect(await refusalOf(visitor.assessRisk({ addressOneYear: true, identification }))).toBe(
      'IDENTIFICATION_REJECTED',
    )
  })

  it('decline a card in the same way for every reason of the gateway (S24)', async () => {
    const refusals: Record<GatewayFailure['_tag'], string> = {
      KeyUnknown: 'PAYMENT_KEY_UNUSABLE',
      KeySpent: 'PAYMENT_KEY_UNUSABLE',
      EnvelopeRejected: 'PAYMENT_REJECTED',
      PaymentDeclined: 'PAYMENT_REJECTED',
      GatewayUnavailable: 'ProviderBroken',
    }
    for (const [tag, refusal] of Object.entries(refusals)) {
      const failure = { _tag: tag } as GatewayFailure
      const built = buildProvider({
        gatewayAround: (gateway) => ({ ...gateway, storePayment: () => TE.left(failure) }),
      })
      const visitor = await visitorWithDetails(built)
      expect(await refusalOf(visitor.validatePayment(payment))).toBe(refusal)
      expect((await answerOf(visitor.sessionInfo())).payment).toBeNull()
    }
  })

  it('refuse a card of another issuer than the named one, and leave an unnamed one to the gateway (PAY-04)', async () => {
    const summary = { kind: 'card', issuer: 'Mastercard', lastFour: '3222' } as const
    const built = buildProvider({
      gatewayAround: (gateway) => ({
        ...gateway,
        storePayment: () => TE.right({ token: 'token' as PaymentToken, summary }),
      }),
    })
    const visitor = await visitorWithDetails(built)
    for (const cardType of ['Unknown', 'Mastercard'] as const)
      expect((await answerOf(visitor.validatePayment({ ...payment, cardType }))).payment).toEqual(summary)
    expect(await refusalOf(visitor.validatePayment({ ...payment, cardType: 'Visa' }))).toBe(
      'PAYMENT_REJECTED',
    )
  })

  it('do not change an order that is placed during the call of the gateway', async () => {
    let meanwhile = async (): Promise<unknown> => undefined
    const built = buildProvider({
      gatewayAround: (gateway) => ({
        ...gateway,
        storePayment: (...stored) =>
          TE.flatMap(() => gateway.storePayment(...stored))(TE.fromTask(() => meanwhile())),
      }),
    })
    const { visitor, order } = await readyBuyer(built)
    meanwhile = () => answerOf(order())
    await expect(payWith(built, visitor, '5555555555554444')).rejects.toThrow('CART_ORDERED')
    expect((await answerOf(visitor.sessionInfo())).payment?.lastFour).toBe('1111')
  })

  it('refuse a payment without a name or a zip (CRD-06)', async () => {
    const visitor = await visitorWithDetails(buildProvider())
    expect(await refusalOf(visitor.validatePayment({ ...payment, nameOnCard: ' ' }))).toBe('BAD_REQUEST')
    expect(await refusalOf(visitor.validatePayment({ ...payment, zipCode: '3313' }))).toBe('BAD_REQUEST')
    const bank = { kind: 'bank' as const, nameOnAccount: '', bank: accountEnvelope }
    expect(await refusalOf(visitor.validatePayment(bank))).toBe('BAD_REQUEST')
  })

  it('refuse a payment by a call alone without its purpose, and leave its key good for the complete one (PAY-03)', async () => {
    const built = buildProvider()
    const visitor = await visitorWithDetails(built)
    const purpose = { delinquentPaymentAmount: cents(0), autopay: false, delinquent: false, initial: true }
    const card = await answerOf(built.encryption.encrypt(cardOf(), await answerOf(visitor.paymentSession())))
    const bank = await answerOf(
      built.encryption.encryptAccount(accountOf(), await answerOf(visitor.paymentSession())),
    )
    const bare = [
      { ...payment, mode: 'api', card },
      { kind: 'bank', mode: 'api', nameOnAccount: 'María Ñúñez', bank },
    ] as const
    for (const request of bare) {
      expect(await refusalOf(visitor.validatePayment(request))).toBe('PAYMENT_REJECTED')
      expect((await answerOf(visitor.sessionInfo())).payment).toBeNull()
    }
    const stored = [
      { ...bare[0], paymentInformation: { ...purpose, zip: '33130' as Zip } },
      { ...bare[1], paymentInformation: purpose },
    ]
    for (const request of stored)
      expect((await answerOf(visitor.validatePayment(request))).payment.kind).toBe(request.kind)
  })

  it('answer UNAVAILABLE when the gateway breaks', async () => {
    const built = buildProvider({
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
