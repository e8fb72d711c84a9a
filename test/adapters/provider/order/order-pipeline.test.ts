import { taskEither as TE } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import type { Brand } from '#core/brand/brand.ts'
import type { Offer } from '#core/catalog/offer.ts'
import type { IntentId, OrderAnswer } from '#core/checkout/order.ts'
import type { Digest } from '#core/ports/digest.ts'
import type { Seal } from '#core/pricing/seal-token.ts'
import { writeSeal } from '#core/pricing/seal-token.ts'
import { markText } from '#core/pricing/seal.ts'
import { cents } from '#core/shared/money.ts'
import { buildDigest } from '#test/builders/digest.builder.ts'
import type { BuiltProvider } from '#test/builders/provider.builder.ts'
import {
  agreedTo,
  GIG,
  POD,
  answerOf,
  answerRisk,
  buildProvider,
  fillDetails,
  holdFirstWindow,
  keyNamed,
  localizeAt,
  maria,
  payWith,
  readyBuyer,
  refusalOf,
} from '#test/builders/provider.builder.ts'
import { raised } from '#test/builders/offer.builder.ts'

const DECLINED_CARD = '4000000000000002'

const receiptOf = (answer: OrderAnswer) => {
  if (answer.state !== 'placed') throw new Error(`order is ${answer.state}`)
  return answer.receipt
}

const capturedBy = async ({ ledger }: BuiltProvider) =>
  (await ledger.charges()).filter(({ state }) => state === 'captured')

const withOffers = (offers: readonly Offer[]): Brand => ({
  ...cometa,
  catalog: { ...cometa.catalog, version: '2026-12.1', offers },
})

/** The brand with one plan dearer than before. */
const dearer = withOffers(
  cometa.catalog.offers.map((offer) => (offer.id === GIG ? raised(offer, 1_000) : offer)),
)

const withoutPods = withOffers(cometa.catalog.offers.filter(({ id }) => id !== POD))

describe('orderHandlers', () => {
  it('sell internet from an address to a receipt: one order, one charge of what was shown (I1, I2)', async () => {
    const built = buildProvider()
    const { visitor, visit, priced, order } = await readyBuyer(built)
    const receipt = receiptOf(await answerOf(order()))
    expect(receipt).toMatchObject({
      orderNumber: expect.stringMatching(/^[A-Z0-9]{5}-[A-Z0-9]{5}$/),
      placedAt: built.clock.now(),
      quote: priced.quote,
      installKind: 'professional',
      visit,
      payment: { kind: 'card', issuer: 'Visa', lastFour: '1111' },
      emailAddress: maria.emailAddress,
    })
    const charges = await capturedBy(built)
    expect(charges.map(({ amount }) => amount)).toEqual([priced.quote.dueToday])
    const found = await answerOf(visitor.sessionInfo())
    expect(found.receipt).toEqual(receipt)
    expect(found.progress.hasVisit).toBe(true)
    expect((await answerOf(visitor.cart())).cart.marker).toBe('ordered')
    expect(built.errors).toEqual([])
  })

  it('place a self-installation without a visit', async () => {
    const { order } = await readyBuyer(buildProvider(), { installKind: 'self' })
    expect(receiptOf(await answerOf(order()))).toMatchObject({ installKind: 'self', visit: null })
  })

  it('place a professional installation without a visit where no window is open (SCH-01)', async () => {
    const built = buildProvider({ config: { capacity: 0 } })
    const visitor = built.visitor()
    await localizeAt(visitor)
    const priced = await fillDetails(visitor)
    await payWith(built, visitor)
    const answer = await answerOf(visitor.order({ key: keyNamed('k'), ...agreedTo(priced) }))
    expect(receiptOf(answer)).toMatchObject({ installKind: 'professional', visit: null })
  })

  it('place one order for 50 equal calls at once, and answer them all alike in the end (I1, I2, I8)', async () => {
    const built = buildProvider()
    const { order } = await readyBuyer(built)
    const first = await Promise.all(Array.from({ length: 50 }, () => answerOf(order())))
    expect(first.map(({ state }) => state)).not.toContain('declined')
    const final = await Promise.all(Array.from({ length: 50 }, () => answerOf(order())))
    expect(new Set(final.map((answer) => receiptOf(answer).orderNumber)).size).toBe(1)
    expect(await capturedBy(built)).toHaveLength(1)
  })

  it('place one order for 20 calls of different keys at once', async () => {
    const built = buildProvider()
    const { order } = await readyBuyer(built)
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => order(`key-${index}`)()))
    expect(answers.filter(({ _tag }) => _tag === 'Right')).toHaveLength(1)
    expect(await refusalOf(order('late'))).toBe('CART_ORDERED')
    expect(await capturedBy(built)).toHaveLength(1)
  })

  it('refuse a used key for another request (I8)', async () => {
    const { visitor, priced, order } = await readyBuyer(buildProvider())
    await answerOf(order())
    const other = visitor.order({
      key: keyNamed('first-try'),
      seal: priced.seal,
      expected: { monthly: cents(1), dueToday: cents(1) },
    })
    expect(await refusalOf(other)).toBe('KEY_REUSED')
  })

  it('do not find the key and the intent of another session (S14)', async () => {
    const built = buildProvider({
      gatewayAround: (gateway) => ({ ...gateway, capture: () => gateway.chargeState('none') }),
    })
    const [mine, other] = [await readyBuyer(built), await readyBuyer(built)]
    const pending = await answerOf(mine.order())
    const answer = await answerOf(other.order())
    if (pending.state !== 'pending' || answer.state !== 'pending') throw new Error('not in doubt')
    expect(answer.intentId).not.toBe(pending.intentId)
    expect(await refusalOf(other.visitor.orderStatus({ id: pending.intentId }))).toBe('NOT_FOUND')
    expect(await refusalOf(mine.visitor.orderStatus({ id: 'none' as IntentId }))).toBe('NOT_FOUND')
  })

  it('call the gateway about an order in doubt at most once in three seconds (S40)', async () => {
    let asked = 0
    const built = buildProvider({
      gatewayAround: (gateway) => ({
        ...gateway,
        capture: () => TE.left({ _tag: 'GatewayUnavailable' }),
        chargeState: () => {
          asked += 1
          return TE.right('unknown')
        },
      }),
    })
    const { visitor, order } = await readyBuyer(built)
    const pending = await answerOf(order())
    if (pending.state !== 'pending') throw new Error('not in doubt')
    const ask = async (times: number): Promise<void> => {
      for (let count = 0; count < times; count += 1)
        expect(await answerOf(visitor.orderStatus({ id: pending.intentId }))).toEqual(pending)
    }
    await ask(5)
    expect(asked).toBe(1)
    built.clock.advance(2_999)
    await ask(5)
    expect(asked).toBe(1)
    built.clock.advance(1)
    await ask(5)
    expect(asked).toBe(2)
  })

  it('refuse an order whose price has moved, with the new price, and place it at that (PRC-07, I5)', async () => {
    let brand = cometa
    const built = buildProvider({ brand: () => brand })
    const { visitor, order } = await readyBuyer(built)
    brand = dearer
    const refused = await order()()
    if (refused._tag !== 'Left' || refused.left._tag !== 'PriceMoved') throw new Error('not refused')
    const { quote } = refused.left
    expect(quote).toEqual((await answerOf(visitor.cart())).quote)
    expect(await capturedBy(built)).toEqual([])
    const accepted = visitor.order({ key: keyNamed('first-try'), ...agreedTo(refused.left) })
    expect(receiptOf(await answerOf(accepted)).quote).toEqual(quote)
    expect((await capturedBy(built)).map(({ amount }) => amount)).toEqual([quote.dueToday])
  })

  it('reject a seal that is a day old, and take no order while seals can’t be verified (PRC-33)', async () => {
    const keys = buildDigest()
    const heard: string[] = []
    const digest: Digest = { ...keys, sign: (text) => (heard.push(text), keys.sign(text)) }
    const built = buildProvider({ digest })
    const { visitor, priced, expected } = await readyBuyer(built)
    const mark = JSON.parse(heard.at(-1) ?? '{}') as { cartId: string; digest: string; expiresAt: number }
    const expiresAt = built.clock.now()
    const signed = await answerOf(keys.sign(markText(mark.cartId, mark.digest, expiresAt)))
    const old = writeSeal({ expiresAt, digest: mark.digest, ...signed })
    expect(await refusalOf(visitor.order({ key: keyNamed('old'), expected, seal: old }))).toBe('SEAL_INVALID')
    const deaf = buildProvider({
      digest: { ...keys, verify: () => TE.left({ _tag: 'DigestUnavailable' }) },
    })
    const buyer = await readyBuyer(deaf)
    expect(await refusalOf(buyer.order())).toBe('ProviderBroken')
    expect(deaf.errors.map(String)).toEqual(['Error: no verdict on a seal: DigestUnavailable'])
    expect((await answerOf(visitor.order({ key: keyNamed('own'), ...agreedTo(priced) }))).state).toBe(
      'placed',
    )
    const mute = buildProvider({ digest: { ...keys, sign: () => TE.left({ _tag: 'DigestUnavailable' }) } })
    const shopper = mute.visitor()
    await localizeAt(shopper)
    expect(await refusalOf(shopper.cart())).toBe('ProviderBroken')
  })

  it('order a cart without what was withdrawn from the catalogue, once the buyer has seen that price (F25)', async () => {
    let brand = cometa
    const { visitor, order } = await readyBuyer(buildProvider({ brand: () => brand }))
    await answerOf(visitor.addCartItem({ offerId: POD, quantity: 2, lineOfBusiness: 'Internet' }))
    brand = withoutPods
    const shown = await answerOf(visitor.cart())
    const { cart, quote } = shown
    const accepted = visitor.order({ key: keyNamed('k'), ...agreedTo(shown) })
    expect(receiptOf(await answerOf(accepted)).quote).toEqual(quote)
    expect((await answerOf(visitor.cart())).cart.lines).toEqual(cart.lines)
    expect(await refusalOf(order())).toBe('CART_ORDERED')
  })

  it('show an ordered cart at the price it was ordered at, whatever the catalogue says later', async () => {
    let brand = cometa
    const { visitor, priced, order } = await readyBuyer(buildProvider({ brand: () => brand }))
    await answerOf(order())
    brand = dearer
    expect((await answerOf(visitor.cart())).quote).toEqual(priced.quote)
  })

  it('decline for good, forget the card and keep the visit held; another card orders with the same visit (S24, SCH-02)', async () => {
    const built = buildProvider({ config: { capacity: 1 } })
    const { visitor, visit, order } = await readyBuyer(built, { card: DECLINED_CARD })
    expect(await answerOf(order())).toEqual({ state: 'declined' })
    expect(await answerOf(order())).toEqual({ state: 'declined' })
    const found = await answerOf(visitor.sessionInfo())
    expect(found).toMatchObject({ payment: null, visit, receipt: null })
    expect(await refusalOf(order('second-try'))).toBe('STEP_MISSING')
    await payWith(built, visitor)
    const placed = await answerOf(order('second-try'))
    expect(placed).toMatchObject({ state: 'placed', receipt: { visit: { id: visit?.id } } })
    expect(await capturedBy(built)).toHaveLength(1)
  })

  it('refuse an order with a part missing, whichever it is (CHK-06, I11, F23)', async () => {
    const built = buildProvider()
    const visitor = built.visitor()
    const expected = { monthly: cents(7_000), dueToday: cents(13_955) }
    const order = () => refusalOf(visitor.order({ key: keyNamed('early'), expected, seal: 'none' as Seal }))
    await localizeAt(visitor)
    expect(await order()).toBe('STEP_MISSING')
    await answerOf(visitor.addOffer({ offerId: GIG }))
    expect(await order()).toBe('STEP_MISSING')
    await answerOf(visitor.addCustomer(maria))
    expect(await order()).toBe('STEP_MISSING')
    const { cart } = await answerOf(visitor.chooseInstallOption({ kind: 'professional' }))
    expect(await order()).toBe('STEP_MISSING')
    const { agreements } = await answerOf(visitor.getAgreements({ id: cart.id }))
    await answerOf(visitor.acceptAgreements({ agreements }))
    expect(await order()).toBe('STEP_MISSING')
    await answerRisk(visitor)
    expect(await order()).toBe('STEP_MISSING')
    await payWith(built, visitor)
    expect(await order()).toBe('WINDOW_GONE')
    expect(await built.ledger.charges()).toEqual([])
  })

  it('refuse an order whose hold has lapsed and been given back', async () => {
    const built = buildProvider()
    const { order, visitor } = await readyBuyer(built)
    built.clock.advance(16 * 60_000)
    await built.provider.recover()
    expect(await refusalOf(order())).toBe('WINDOW_GONE')
    await holdFirstWindow(visitor)
    expect((await answerOf(order())).state).toBe('placed')
  })

  it('keep the place of an order for good (I4)', async () => {
    const built = buildProvider({ config: { capacity: 1 } })
    const { order, visit } = await readyBuyer(built)
    await answerOf(order())
    built.clock.advance(16 * 60_000)
    await built.provider.recover()
    const { visit: next } = await readyBuyer(built)
    expect(next?.id).not.toBe(visit?.id)
  })

  it('reject every change of an ordered sale (CRT-03, I11)', async () => {
    const { visitor, order } = await readyBuyer(buildProvider())
    await answerOf(order())
    const calls = [
      visitor.addOffer({ offerId: GIG }),
      visitor.removeOffer({ id: GIG }),
      visitor.addCartItem({ offerId: POD, quantity: 1, lineOfBusiness: 'Internet' }),
      visitor.chooseInstallOption({ kind: 'self' }),
      visitor.addCustomer(maria),
      visitor.paymentSession(),
    ]
    for (const call of calls) expect(await refusalOf<unknown>(call)).toBe('CART_ORDERED')
  })

  it('reject every change of a sale in doubt', async () => {
    const built = buildProvider({
      gatewayAround: (gateway) => ({ ...gateway, capture: () => gateway.chargeState('none') }),
    })
    const { visitor, order } = await readyBuyer(built)
    expect((await answerOf(order())).state).toBe('pending')
    expect(await refusalOf(visitor.addOffer({ offerId: GIG }))).toBe('ORDER_IN_FLIGHT')
    expect(await refusalOf(visitor.chooseInstallOption({ kind: 'self' }))).toBe('ORDER_IN_FLIGHT')
    expect(await refusalOf(order('another'))).toBe('ORDER_IN_FLIGHT')
  })

  it('charge nothing when nothing is due today', async () => {
    const free = cometa.catalog.offers.map((offer) => ({
      ...offer,
      prices: [],
    }))
    const brand = { ...cometa, catalog: { ...cometa.catalog, version: 'free', offers: free } }
    const built = buildProvider({ brand: () => brand })
    const { order } = await readyBuyer(built)
    expect(receiptOf(await answerOf(order())).quote.dueToday).toBe(0)
    expect(await built.ledger.charges()).toEqual([])
  })
})
