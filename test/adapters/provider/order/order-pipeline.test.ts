import { taskEither as TE } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import type { Brand } from '#core/brand/brand.ts'
import type { Offer } from '#core/catalog/offer.ts'
import type { OrderAnswer } from '#core/checkout/order.ts'
import type { Digest } from '#core/ports/digest.ts'
import { writeSeal } from '#core/pricing/seal-token.ts'
import { markText } from '#core/pricing/seal.ts'
import { buildDigest } from '#test/builders/digest.builder.ts'
import {
  agreedTo,
  GIG,
  answerOf,
  buildProvider,
  keyNamed,
  localizeAt,
  readyBuyer,
  refusalOf,
} from '#test/builders/provider.builder.ts'
import { raised } from '#test/builders/offer.builder.ts'

const receiptOf = (answer: OrderAnswer) => {
  if (answer.state !== 'placed') throw new Error(`order is ${answer.state}`)
  return answer.receipt
}

const withOffers = (offers: readonly Offer[]): Brand => ({
  ...cometa,
  catalog: { ...cometa.catalog, version: '2026-12.1', offers },
})

/** The brand with one plan dearer than before. */
const dearer = withOffers(
  cometa.catalog.offers.map((offer) => (offer.id === GIG ? raised(offer, 1_000) : offer)),
)

describe('orderHandlers', () => {
  it('query the gateway about an order in doubt once in three seconds, however often the page polls (S40)', async () => {
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

  it('refuse a seal that is a day old, and take no order while seals can not be verified (PRC-33)', async () => {
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

  it('show an ordered cart at the price it was ordered at, whatever the catalogue says later', async () => {
    let brand = cometa
    const { visitor, priced, order } = await readyBuyer(buildProvider({ brand: () => brand }))
    await answerOf(order())
    brand = dearer
    expect((await answerOf(visitor.cart())).quote).toEqual(priced.quote)
  })

  it('refuse every change of a sale in doubt', async () => {
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
