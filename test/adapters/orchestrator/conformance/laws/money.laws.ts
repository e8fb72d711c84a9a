import { expect } from 'vitest'
import type { OrderAnswer } from '#core/checkout/order.ts'
import { quote, totalsOf } from '#core/pricing/quote.ts'
import { sum } from '#core/shared/money.ts'
import { combinedTaxRate } from '#core/pricing/tax.ts'
import type { Seal } from '#core/pricing/seal-token.ts'
import { POD, agreedTo, answerOf, keyNamed, readyBuyer, refusalOf } from '#test/builders/provider.builder.ts'
import { household, readyHousehold } from '#test/builders/random-cart.builder.ts'
import { forAllAsyncWith } from '#test/for-all.ts'
import type { Laws } from '../harness.ts'

const receiptOf = (answer: OrderAnswer) => {
  if (answer.state !== 'placed') throw new Error(`the order is ${answer.state}`)
  return answer.receipt
}

/** A seal with another symbol at a place. */
const spoilt = (seal: Seal, at: number): Seal =>
  `${seal.slice(0, at)}${seal[at] === '0' ? '1' : '0'}${seal.slice(at + 1)}` as Seal

export const moneyLaws: Laws = {
  'taxes a place by its state and local rates, and assigns each cent to one of them (PRC-40)': async (
    harness,
  ) => {
    const { visitor, priced } = await readyBuyer(harness)
    const { sessionInfo } = await answerOf(visitor.sessionInfo())
    const { taxRate, taxes } = sessionInfo.serviceAddress
    if (taxes === undefined) throw new Error('nobody levies the tax')
    expect(combinedTaxRate(taxes)).toBe(taxRate)
    const { tax } = priced.quote.oneTime
    expect(tax).toBeGreaterThan(0)
  },
  'shows the same price to the cent for any cart, from its page to the charge (I2, I5, PRC-01 to PRC-07)':
    async (harness) => {
      await forAllAsyncWith({ numRuns: 6 }, household, async (wanted) => {
        const before = await harness.captured()
        const { visitor, pages } = await readyHousehold(harness, wanted)
        const [page] = pages
        if (page === undefined) throw new Error('no page')
        const { catalog } = await answerOf(visitor.getOffers({ featuredOffersOnly: false }))
        const { sessionInfo } = await answerOf(visitor.sessionInfo())
        const { taxRate } = sessionInfo.serviceAddress
        const { lines } = page.cart
        const priced = quote({ ...catalog, catalogVersion: catalog.version, lines, taxRate })
        const own = { _tag: 'Right', right: page.quote }
        expect(priced).toEqual(own)
        const order = { key: keyNamed('household'), ...agreedTo(page) }
        const receipt = receiptOf(await answerOf(visitor.order(order)))
        const found = await answerOf(visitor.sessionInfo())
        const shown = [...pages, await answerOf(visitor.cart())].map((cart) => cart.quote)
        for (const other of [receipt.quote, found.receipt?.quote, ...shown]) expect(other).toEqual(page.quote)
        const after = await harness.captured()
        expect([after.length - before.length, sum(after) - sum(before)]).toEqual([1, page.quote.dueToday])
      })
    },
  'accepts an order only with a seal issued for this cart, even when the totals are right (PRC-32, PRC-34)':
    async (harness) => {
      const [mine, other] = [await readyBuyer(harness), await readyBuyer(harness)]
      expect(mine.expected).toEqual(other.expected)
      const { seal } = mine.priced
      const order = (given: Seal) =>
        mine.visitor.order({ key: keyNamed('sealed'), expected: mine.expected, seal: given })
      const places = [0, 12, 20, 60, 80, seal.length - 1]
      const forged = [other.priced.seal, 'seal' as Seal, ...places.map((at) => spoilt(seal, at))]
      for (const given of forged) expect(await refusalOf(order(given))).toBe('SEAL_INVALID')
      expect(await harness.captured()).toEqual([])
      expect(receiptOf(await answerOf(order(seal))).quote).toEqual(mine.priced.quote)
    },
  'returns the new price when any sealed input changed, and accepts the new seal (PRC-34)': async (
    harness,
  ) => {
    const { visitor, priced, order } = await readyBuyer(harness)
    harness.changeOffers((offers) => offers)
    const refused = await order()()
    expect(refused).toMatchObject({
      left: { _tag: 'PriceMoved', quote: { dueToday: priced.quote.dueToday } },
    })
    if (refused._tag === 'Right' || refused.left._tag !== 'PriceMoved') throw new Error('not refused')
    const again = await answerOf(visitor.order({ key: keyNamed('again'), ...agreedTo(refused.left) }))
    expect(receiptOf(again).quote).toEqual(refused.left.quote)
    expect(await harness.captured()).toEqual([priced.quote.dueToday])
  },
  'seals equal carts equally, regardless of their history, and different carts differently (PRC-31)': async (
    harness,
  ) => {
    const { visitor, priced } = await readyBuyer(harness)
    const pods = (quantity: number) =>
      answerOf(visitor.addCartItem({ offerId: POD, quantity, lineOfBusiness: 'Internet' }))
    const seals = [(await pods(1)).seal, (await pods(2)).seal, (await pods(1)).seal, (await pods(0)).seal]
    expect(seals[2]).toBe(seals[0])
    expect(seals[3]).toBe(priced.seal)
    expect(new Set(seals).size).toBe(3)
    const [, two] = seals
    const order = visitor.order({
      key: keyNamed('early'),
      expected: totalsOf(priced.quote),
      seal: two ?? priced.seal,
    })
    expect(await refusalOf(order)).toBe('PriceMoved')
  },
  'states the service of each line, on a page and in the receipt (PRC-14)': async (harness) => {
    const { visitor, priced, order } = await readyBuyer(harness)
    const { catalog } = await answerOf(visitor.getOffers({ featuredOffersOnly: false }))
    const receipt = receiptOf(await answerOf(order()))
    for (const { lines } of [priced.quote, receipt.quote])
      expect(lines.map(({ offerId, lineOfBusiness, role }) => [offerId, lineOfBusiness, role])).toEqual(
        catalog.offers
          .filter(({ id }) => priced.cart.lines.some(({ offerId }) => offerId === id))
          .map(({ id, lineOfBusiness, role }) => [id, lineOfBusiness, role]),
      )
  },
}
