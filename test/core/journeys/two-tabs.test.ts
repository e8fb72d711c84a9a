import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { waitFor } from 'xstate'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import type { PricedCart } from '#core/cart/cart.ts'
import { quantityOf } from '#core/cart/cart.ts'
import { lineChanges } from '#core/cart/concurrent-changes.ts'
import type { OfferId } from '#core/catalog/offer.ts'
import { findOffer } from '#core/catalog/offer.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import { changesElsewhere, isSaved } from '#core/journeys/shopping/shopping.selectors.ts'
import type { Call, Orchestrator } from '#core/ports/orchestrator.ts'
import { GIG, POD, answerOf, buildPocket } from '#test/builders/pocket.builder.ts'
import {
  atCheckout,
  buildSale,
  configured,
  detailed,
  localized,
  paidWith,
  visitChosen,
} from '#test/builders/sale.builder.ts'

const WIFI = 'advanced-wifi' as OfferId
const { offers } = cometa.catalog

type Sent = { readonly offerId: OfferId; readonly quantity: number }

/** The same provider, with a list of the changes of the cart that are sent through it. */
const listening = (orchestrator: Orchestrator) => {
  const sent: Sent[] = []
  const noting =
    <Request, Answer>(call: Call<Request, Answer>, changeIn: (request: Request) => Sent) =>
    (request: Request) => {
      sent.push(changeIn(request))
      return call(request)
    }
  const heard: Orchestrator = {
    ...orchestrator,
    addOffer: noting(orchestrator.addOffer, ({ offerId }) => ({ offerId, quantity: 1 })),
    removeOffer: noting(orchestrator.removeOffer, ({ id }) => ({ offerId: id, quantity: 0 })),
    addCartItem: noting(orchestrator.addCartItem, ({ offerId, quantity }) => ({ offerId, quantity })),
    removeCartItem: noting(orchestrator.removeCartItem, ({ offerId }) => ({ offerId, quantity: 0 })),
  }
  return { orchestrator: heard, sent }
}

/** Two tabs of one browser: one session, a machine each, and what each of them sent. */
const openTabs = async () => {
  const built = buildPocket()
  const session = built.visitor()
  const channels = [listening(session), listening(session)] as const
  const [first, second] = channels.map(({ orchestrator }) => buildSale({ built, orchestrator }).sale)
  if (first === undefined || second === undefined) throw new Error('two tabs were opened')
  await localized(first)
  await second.restore('products')
  return { session, tabs: [first, second] as const, sent: channels.map((channel) => channel.sent) }
}

const settledCart = async (sale: Sale): Promise<PricedCart | null> =>
  (await waitFor(sale.shopping, ({ context }) => isSaved(context))).context.cart

const saved = async (sale: Sale, offerId: OfferId, quantity: number): Promise<void> => {
  await waitFor(
    sale.shopping,
    ({ context }) => quantityOf(context.cart?.cart.lines ?? [], offerId) === quantity,
  )
}

const choice = fc.record({
  tab: fc.constantFrom(0 as const, 1 as const),
  offerId: fc.constantFrom(...offers.map(({ id }) => id)),
  quantity: fc.nat(3),
  isPlan: fc.boolean(),
  isAwaited: fc.boolean(),
})

/** Whether a change of the cart follows from what the visitor of that tab chose: that very change, or a plan that takes it along. */
const isAskedFor = ({ offerId, quantity }: Sent, chosen: readonly Sent[]): boolean => {
  const offer = findOffer(offers, offerId)
  return chosen.some((own) => {
    if (own.offerId === offerId && own.quantity === quantity) return true
    const cause = findOffer(offers, own.offerId)
    const replaces = own.quantity > 0 && cause?.choice !== null && cause?.choice === offer?.choice
    const orphans =
      own.quantity === 0 && cause?.role === 'plan' && cause.lineOfBusiness === offer?.lineOfBusiness
    return quantity === 0 && (replaces || orphans)
  })
}

describe('two tabs of one sale', () => {
  it('a tab sends no change of the cart that its own visitor did not make, however the two interleave (CRT-17)', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(choice, { minLength: 2, maxLength: 12 }), async (choices) => {
        const { tabs, sent, session } = await openTabs()
        const chosen: readonly Sent[][] = [[], []]
        for (const { tab, offerId, quantity, isPlan, isAwaited } of choices) {
          const { shopping } = tabs[tab]
          if (isPlan) shopping.send({ type: 'plan.chosen', offerId })
          else shopping.send({ type: 'item.changed', offerId, quantity })
          chosen[tab]?.push({ offerId, quantity: isPlan ? 1 : quantity })
          if (isAwaited) await settledCart(tabs[tab])
        }
        await Promise.all(tabs.map(settledCart))
        for (const tab of [0, 1])
          expect(sent[tab]?.filter((change) => !isAskedFor(change, chosen[tab] ?? []))).toEqual([])
        // Whatever the provider's cart holds beyond what a tab was shown is asked about there once that tab hears of it.
        const saved = await answerOf(session.cart())
        for (const { shopping } of tabs) {
          shopping.send({ type: 'cart.refreshed', cart: saved, chosen: null })
          const { context } = shopping.getSnapshot()
          expect(context.wanted).toEqual(expect.arrayContaining([...saved.cart.lines]))
          shopping.send({ type: 'changes.accepted' })
          expect(changesElsewhere(shopping.getSnapshot().context)).toBeNull()
        }
      }),
      { numRuns: 60 },
    )
  })

  it('one tab alone is never asked about its own changes (CRT-16)', async () => {
    const { tabs } = await openTabs()
    const [sale] = tabs
    await configured(sale)
    await detailed(sale, 'professional', { addressOneYear: false, identification: null })
    expect(changesElsewhere(sale.shopping.getSnapshot().context)).toBeNull()
    sale.checkout.send({ type: 'step.requested', step: 'checkout' })
    await detailed(sale, 'self')
    expect(changesElsewhere(sale.shopping.getSnapshot().context)).toBeNull()
  })

  it('an installation picked in one tab leaves in the cart what the other tab added, and asks about it (CRT-16, F16)', async () => {
    const { tabs, sent, session } = await openTabs()
    const [first, second] = tabs
    await configured(first)
    await second.restore('configure')
    second.shopping.send({ type: 'item.changed', offerId: WIFI, quantity: 1 })
    await saved(second, WIFI, 1)
    const before = first.checkout.getSnapshot().context.cart?.quote

    first.checkout.send({ type: 'installOption.chosen', kind: 'professional' })
    await atCheckout(first, ({ context }) => context.installKind === 'professional')
    await settledCart(first)

    const { cart } = await answerOf(session.cart())
    expect(quantityOf(cart.lines, WIFI)).toBe(1)
    expect(sent[0]?.map(({ offerId }) => offerId)).toEqual([GIG, POD])
    const asked = changesElsewhere(first.shopping.getSnapshot().context)
    expect(asked?.lines).toEqual([{ offerId: WIFI, from: 0, to: 1 }])
    expect(asked?.now.monthly.total).toBeGreaterThan(before?.monthly.total ?? 0)
    first.shopping.send({ type: 'changes.accepted' })
    expect(changesElsewhere(first.shopping.getSnapshot().context)).toBeNull()
  })

  it('what one tab took out does not come back through the other, and is asked about there (CRT-16, F16)', async () => {
    const { tabs, session } = await openTabs()
    const [first, second] = tabs
    await configured(first)
    await second.restore('configure')
    second.shopping.send({ type: 'item.changed', offerId: POD, quantity: 0 })
    await saved(second, POD, 0)
    first.request('configure')
    first.shopping.send({ type: 'item.changed', offerId: WIFI, quantity: 1 })
    await saved(first, WIFI, 1)
    expect((await settledCart(first))?.cart).toEqual((await answerOf(session.cart())).cart)
    expect(quantityOf(first.shopping.getSnapshot().context.wanted, POD)).toBe(0)
    expect(changesElsewhere(first.shopping.getSnapshot().context)?.lines).toEqual([
      { offerId: POD, from: 2, to: 0 },
    ])
  })

  it('an answer that was overtaken by a later one does not bring the earlier cart back (CRT-16)', async () => {
    const { tabs, session } = await openTabs()
    const [first] = tabs
    await configured(first)
    const earlier = await answerOf(session.cart())
    first.request('configure')
    first.shopping.send({ type: 'item.changed', offerId: WIFI, quantity: 1 })
    await saved(first, WIFI, 1)
    first.shopping.send({ type: 'cart.refreshed', cart: earlier, chosen: null })
    const { context } = first.shopping.getSnapshot()
    expect(quantityOf(context.wanted, WIFI)).toBe(1)
    expect(changesElsewhere(context)).toBeNull()
    expect((await settledCart(first))?.cart).toEqual((await answerOf(session.cart())).cart)
  })

  it('an installation that another tab chose is shown with the new price before the order, and ordered without a visit (F16, PRC-07)', async () => {
    const { tabs, session } = await openTabs()
    const [first] = tabs
    await configured(first)
    await detailed(first)
    paidWith(first)
    await visitChosen(first)
    await answerOf(session.chooseInstallOption({ kind: 'self' }))
    first.checkout.send({ type: 'order.confirmed' })
    const { context } = await atCheckout(first, (snapshot) => snapshot.matches('priceMoved'))
    expect([context.installKind, context.visit]).toEqual(['self', null])
    const [before, now] = [context.previousQuote?.lines ?? [], context.cart?.quote.lines ?? []]
    expect(lineChanges(before, now).length).toBeGreaterThan(0)
    first.checkout.send({ type: 'price.accepted' })
    await atCheckout(first, (snapshot) => snapshot.matches('placed'))
    expect(first.checkout.getSnapshot().context.receipt).toMatchObject({ installKind: 'self', visit: null })
  })
})
