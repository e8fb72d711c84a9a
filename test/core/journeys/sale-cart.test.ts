import * as fc from 'fast-check'
import { either as E, function as F, taskEither as TE } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import type { OfferId } from '#core/catalog/offer.ts'
import { loadSessionCart } from '#core/journeys/session-cart.ts'
import { createSaleMachine } from '#core/journeys/sale/sale.machine.ts'
import { isRestoring, selectSaving, selectStep } from '#core/journeys/sale/sale.selectors.ts'
import { runningQuote } from '#core/journeys/sale/sale.pricing.ts'
import type { OrchestratorFailure } from '#core/ports/orchestrator.failure.ts'
import type { StorefrontOrchestrator } from '#core/ports/storefront-orchestrator.ts'
import { GIG, POD, TV, addressWithOutcome, answerOf, buildProvider } from '#test/builders/provider.builder.ts'
import { buildSale, cartSaved, localized, saleThrough } from '#test/builders/sale.builder.ts'
import { waitForState } from '#test/builders/actor-progress.ts'
import { forAllAsyncWith } from '#test/for-all.ts'

/** A promise and the function that resolves it. */
const signal = () => {
  let send = (): void => undefined
  const sent = new Promise<void>((resolve) => {
    send = resolve
  })
  return { sent, send }
}

const openShop = async (
  changed: (visitor: StorefrontOrchestrator) => Partial<StorefrontOrchestrator> = () => ({}),
) => {
  const visitor = buildProvider().visitor()
  const { sale } = await saleThrough('findAddress', { orchestrator: { ...visitor, ...changed(visitor) } })
  return { visitor, sale }
}

const offerId = fc.constantFrom<OfferId>(
  ...cometa.catalog.offers.map(({ id }) => id),
  'no-such-offer' as OfferId,
)

const choices = fc.array(
  fc.oneof(
    fc.record({ type: fc.constant('plan.chosen' as const), offerId }),
    fc.record({
      type: fc.constant('item.changed' as const),
      offerId,
      quantity: fc.integer({ min: -1, max: 7 }),
    }),
  ),
  { maxLength: 12 },
)

describe(createSaleMachine, () => {
  it('synchronizes the provider’s cart with the visitor’s cart, at the same price, during any input (PRC-01)', () =>
    forAllAsyncWith({ numRuns: 60 }, choices, async (pressed) => {
      const { visitor, sale } = await openShop()
      for (const event of pressed) sale.actor.send(event)
      const snapshot = await waitForState(sale.actor, (now) => selectSaving(now) !== 'sending')
      const { context } = snapshot
      const { quote } = await answerOf(visitor.cart())
      expect([selectSaving(snapshot), context.failure]).toEqual(['saved', null])
      expect(context.cart.saved?.quote).toEqual(quote)
      expect(runningQuote(context)).toEqual(quote)
    }))

  it('treats a first answer without a cart as refused cookies, never as an empty cart (CRT-16, SES-02)', async () => {
    const { sale } = await openShop(() => ({ cart: () => TE.right(null) }))
    const snapshot = await waitForState(sale.actor, ({ context }) => context.answer === null)
    expect(selectStep(snapshot)).toBe('address')
    expect(sale.localization.getSnapshot().context.notice).toBe('cookiesRefused')
  })

  it('stops with a failure when the provider responds without the change, instead of retrying forever (I9)', async () => {
    let requestCount = 0
    const { sale } = await openShop((visitor) => ({
      modifyCart: () =>
        F.pipe(
          loadSessionCart(visitor),
          TE.map((cart) => {
            requestCount += 1
            return cart
          }),
        ),
    }))
    sale.actor.send({ type: 'plan.chosen', offerId: GIG })
    const { context } = await waitForState(sale.actor, (snapshot) => selectSaving(snapshot) === 'stuck')
    expect([requestCount, context.failure, context.cart.wanted]).toEqual([
      1,
      { _tag: 'Unintelligible' },
      [{ offerId: GIG, quantity: 1 }],
    ])
  })

  it('stops with a failure when a change is refused as stale without a later cart (I9)', async () => {
    const refusal = { _tag: 'Refused' as const, code: 'CART_STALE' as const, requestId: 'r' }
    let requestCount = 0
    const { sale } = await openShop((visitor) => ({
      modifyCart: () =>
        F.pipe(
          loadSessionCart(visitor),
          TE.chain((cart): TE.TaskEither<OrchestratorFailure, never> => {
            requestCount += 1
            return TE.left({ ...refusal, cart })
          }),
        ),
    }))
    sale.actor.send({ type: 'plan.chosen', offerId: GIG })
    const { context } = await waitForState(sale.actor, (snapshot) => selectSaving(snapshot) === 'stuck')
    expect([requestCount, context.failure]).toMatchObject([1, refusal])
  })

  it.each(['OFFER_UNKNOWN', 'QUANTITY_OUT_OF_RANGE', 'PLAN_MISSING'] as const)(
    'undoes a change that is refused with %s, and preserves the changes since then (CRT-18)',
    async (code) => {
      const refused = { _tag: 'Refused' as const, code, requestId: 'r' }
      let refuses = false
      const [requested, answered] = [signal(), signal()]
      const { sale } = await openShop((visitor) => ({
        modifyCart: (request) => async () => {
          if (!refuses) return visitor.modifyCart(request)()
          requested.send()
          await answered.sent
          return E.left(refused)
        },
      }))
      sale.actor.send({ type: 'plan.chosen', offerId: GIG })
      await cartSaved(sale)
      refuses = true
      sale.actor.send({ type: 'item.changed', offerId: POD, quantity: 2 })
      sale.actor.send({ type: 'item.changed', offerId: TV, quantity: 1 })
      await requested.sent
      answered.send()
      const { context } = await waitForState(sale.actor, (snapshot) => selectSaving(snapshot) === 'stuck')
      expect(context.failure).toEqual(refused)
      expect(context.cart.wanted).toEqual([
        { offerId: GIG, quantity: 1 },
        { offerId: TV, quantity: 1 },
      ])
      refuses = false
      sale.actor.send({ type: 'retry.requested' })
      const { cart } = await cartSaved(sale)
      expect(cart.saved?.cart.lines).toEqual(context.cart.wanted)
    },
  )

  it('batches many changes into few calls: one in flight, one for all later changes', async () => {
    let requestCount = 0
    const { sale } = await openShop((visitor) => ({
      modifyCart: (request) => {
        requestCount += 1
        return visitor.modifyCart(request)
      },
    }))
    sale.actor.send({ type: 'plan.chosen', offerId: GIG })
    for (const quantity of [1, 2, 3, 2]) sale.actor.send({ type: 'item.changed', offerId: POD, quantity })
    await cartSaved(sale)
    expect(requestCount).toBe(2)
  })

  it('preserves the pods while the plan changes', async () => {
    const { sale } = await openShop()
    sale.actor.send({ type: 'plan.chosen', offerId: GIG })
    sale.actor.send({ type: 'item.changed', offerId: POD, quantity: 3 })
    sale.actor.send({ type: 'plan.chosen', offerId: 'internet-500' as OfferId })
    const { cart } = await cartSaved(sale)
    expect(cart.saved?.cart.lines).toEqual(
      expect.arrayContaining([
        { offerId: 'internet-500', quantity: 1 },
        { offerId: POD, quantity: 3 },
      ]),
    )
  })

  it('opens the shop with the offers of a link in the cart, at their configuration (AFF-07)', async () => {
    const mobile = 'mobile-unlimited' as OfferId
    const selectedOffers = [
      { offerId: GIG, quantity: 1 },
      { offerId: mobile, quantity: 3 },
      { offerId: 'no-such-offer' as OfferId, quantity: 1 },
      { offerId: POD, quantity: 99 },
    ]
    const { sale } = await saleThrough('findAddress', { selectedOffers })
    const { cart } = await cartSaved(sale)
    expect(cart.saved?.cart.lines).toEqual(selectedOffers.slice(0, 2))
    expect(sale.step()).toBe('configure')
    sale.actor.send({ type: 'item.changed', offerId: mobile, quantity: 0 })
    await cartSaved(sale)
    sale.actor.send({ type: 'cart.reopened' })
    await waitForState(sale.shopping, (snapshot) => snapshot.matches('open'))
    expect((await cartSaved(sale)).cart.wanted).toEqual([{ offerId: GIG, quantity: 1 }])
  })

  it('opens the mobile lines after the address where a link leads to them (MOB-36)', async () => {
    for (const visit of [
      { step: 'customize' },
      { linkedSku: 'any' },
      { step: 'customize', linkedSku: 'any' },
    ] as const) {
      const { sale } = buildSale(visit)
      await waitForState(sale.actor, (snapshot) => !isRestoring(snapshot))
      expect(sale.step()).toBe('address')
      await localized(sale)
      expect(sale.step()).toBe('customize')
      sale.actor.send({ type: 'link.followed' })
      sale.request('products')
      sale.actor.send({ type: 'cart.reopened' })
      await waitForState(sale.shopping, (snapshot) => snapshot.matches('open'))
      expect(sale.step()).toBe('products')
    }
  })

  it('shows the outcome of an address without the shop before the mobile lines (MOB-36)', async () => {
    const { sale } = buildSale({ linkedSku: 'any' })
    sale.localization.send({ type: 'address.submitted', address: addressWithOutcome('notServiceable') })
    await waitForState(sale.actor, ({ context }) => context.answer !== null)
    expect(sale.step()).toBe('outcome')
  })

  it('puts mobile lines alone into the cart, and no offers that cannot be ordered (AFF-07, CRT-04)', async () => {
    const selectedOffers = [{ offerId: 'mobile-unlimited' as OfferId, quantity: 2 }]
    const { sale } = await saleThrough('findAddress', { selectedOffers })
    expect((await cartSaved(sale)).cart.wanted).toEqual(selectedOffers)
    const other = await saleThrough('findAddress', {
      selectedOffers: [{ offerId: 'home-phone' as OfferId, quantity: 1 }],
    })
    expect((await cartSaved(other.sale)).cart.wanted).toEqual([])
    expect(other.sale.step()).toBe('products')
  })
})
