import * as fc from 'fast-check'
import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { type PricedCart, quantityOf, shoppingLines } from '#core/cart/cart.ts'
import { lineChanges } from '#core/cart/concurrent-changes.ts'
import { findOffer, type OfferId } from '#core/catalog/offer.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import { changesElsewhere } from '#core/journeys/sale/sale.pricing.ts'
import type { StorefrontOrchestrator } from '#core/ports/storefront-orchestrator.ts'
import type { SaleStep } from '#core/routes/sale-step.ts'
import { GIG, POD, answerOf, buildProvider } from '#test/builders/provider.builder.ts'
import {
  atCheckout,
  buildSale,
  cartIn,
  cartSaved,
  configured,
  detailed,
  localized,
  paidWith,
  returned,
  visitChosen,
} from '#test/builders/sale.builder.ts'
import { waitForState } from '#test/builders/actor-progress.ts'
import { forAllAsyncWith } from '#test/for-all.ts'

const WIFI = 'advanced-wifi' as OfferId
const { offers } = cometa.catalog

type Change = { readonly offerId: OfferId; readonly quantity: number }

/** The same provider, with a list of the changes that are made to the cart through it. */
const recording = (orchestrator: StorefrontOrchestrator) => {
  const made: Change[] = []
  const recorded: StorefrontOrchestrator = {
    ...orchestrator,
    modifyCart: (request) => async () => {
      const { cart } = await answerOf(orchestrator.cart())
      const answer = await orchestrator.modifyCart(request)()
      if (E.isRight(answer))
        for (const { offerId, to } of lineChanges(shoppingLines(cart.lines, offers), request.lines))
          made.push({ offerId, quantity: to })
      return answer
    },
  }
  return { orchestrator: recorded, made }
}

/** Two tabs of one browser: one session, a machine each, and the changes each of them made. */
const openTabs = async () => {
  const built = buildProvider()
  const session = built.visitor()
  const channels = [recording(session), recording(session)] as const
  const first = buildSale({ built, orchestrator: channels[0].orchestrator }).sale
  await localized(first)
  /** Opens the second tab, or reloads it. */
  const openSecond = (step: SaleStep) => returned({ built, orchestrator: channels[1].orchestrator, step })
  return { session, first, openSecond, made: channels.map((channel) => channel.made) }
}

const settledCart = async (sale: Sale): Promise<PricedCart | null> => (await cartSaved(sale)).cart.saved

const saved = async (sale: Sale, offerId: OfferId, quantity: number): Promise<void> => {
  await waitForState(
    sale.actor,
    ({ context }) => quantityOf(context.cart.saved?.cart.lines ?? [], offerId) === quantity,
  )
}

const choice = fc.record({
  tab: fc.constantFrom(0 as const, 1 as const),
  offerId: fc.constantFrom(...offers.map(({ id }) => id)),
  quantity: fc.nat(3),
  isPlan: fc.boolean(),
  isAwaited: fc.boolean(),
})

/** Whether a cart change follows from a choice in that tab: the change itself, or its plan. */
const isAskedFor = ({ offerId, quantity }: Change, chosen: readonly Change[]): boolean => {
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
  it('a tab sends only cart changes of its own visitor, in any interleaving (CRT-17)', () =>
    forAllAsyncWith({ numRuns: 60 }, fc.array(choice, { minLength: 2, maxLength: 12 }), async (choices) => {
      const { first, openSecond, made, session } = await openTabs()
      const tabs = [first, await openSecond('products')] as const
      const chosen: readonly Change[][] = [[], []]
      for (const { tab, offerId, quantity, isPlan, isAwaited } of choices) {
        const { actor } = tabs[tab]
        if (isPlan) actor.send({ type: 'plan.chosen', offerId })
        else actor.send({ type: 'item.changed', offerId, quantity })
        chosen[tab]?.push({ offerId, quantity: isPlan ? 1 : quantity })
        if (isAwaited) await settledCart(tabs[tab])
      }
      await Promise.all(tabs.map(settledCart))
      for (const tab of [0, 1])
        expect(made[tab]?.filter((change) => !isAskedFor(change, chosen[tab] ?? []))).toEqual([])
      // A tab asks to confirm every line of the provider's cart that it has not shown, once it loads that cart.
      const saved = await answerOf(session.cart())
      for (const { actor } of tabs) {
        actor.send({ type: 'cart.refreshed', cart: saved, chosen: null })
        const { context } = actor.getSnapshot()
        expect(context.cart.wanted).toEqual(expect.arrayContaining([...saved.cart.lines]))
        actor.send({ type: 'changes.accepted' })
        expect(changesElsewhere(actor.getSnapshot().context)).toBeNull()
      }
    }))

  it('a single tab never has to confirm its own changes (CRT-16)', async () => {
    const { first: sale } = await openTabs()
    await configured(sale)
    await detailed(sale, 'professional', { addressOneYear: false, identification: null })
    expect(changesElsewhere(sale.actor.getSnapshot().context)).toBeNull()
    sale.checkout.send({ type: 'step.requested', step: 'checkout' })
    await detailed(sale, 'self')
    expect(changesElsewhere(sale.actor.getSnapshot().context)).toBeNull()
  })

  it('an installation selected in one tab preserves the other tab’s additions in the cart, and requires their confirmation (CRT-16, F16)', async () => {
    const { first, openSecond, made, session } = await openTabs()
    await configured(first)
    const second = await openSecond('configure')
    second.actor.send({ type: 'item.changed', offerId: WIFI, quantity: 1 })
    await saved(second, WIFI, 1)
    const before = cartIn(first).saved?.quote

    first.checkout.send({ type: 'installOption.chosen', kind: 'professional' })
    await atCheckout(first, ({ context }) => context.installKind === 'professional')
    await settledCart(first)

    const { cart } = await answerOf(session.cart())
    expect(quantityOf(cart.lines, WIFI)).toBe(1)
    expect(made[0]?.map(({ offerId }) => offerId)).toEqual([GIG, POD])
    const changesToConfirm = changesElsewhere(first.actor.getSnapshot().context)
    expect(changesToConfirm?.lines).toEqual([{ offerId: WIFI, from: 0, to: 1 }])
    expect(changesToConfirm?.now.monthly.total).toBeGreaterThan(before?.monthly.total ?? 0)
    first.actor.send({ type: 'changes.accepted' })
    expect(changesElsewhere(first.actor.getSnapshot().context)).toBeNull()
  })

  it('an offer that one tab removed is not restored by the other, which requires confirmation of the removal (CRT-16, F16)', async () => {
    const { first, openSecond, session } = await openTabs()
    await configured(first)
    const second = await openSecond('configure')
    second.actor.send({ type: 'item.changed', offerId: POD, quantity: 0 })
    await saved(second, POD, 0)
    first.request('configure')
    first.actor.send({ type: 'item.changed', offerId: WIFI, quantity: 1 })
    await saved(first, WIFI, 1)
    expect((await settledCart(first))?.cart).toEqual((await answerOf(session.cart())).cart)
    expect(quantityOf(cartIn(first).wanted, POD)).toBe(0)
    expect(changesElsewhere(first.actor.getSnapshot().context)?.lines).toEqual([
      { offerId: POD, from: 2, to: 0 },
    ])
  })

  it('an outdated response does not restore the earlier cart (CRT-16)', async () => {
    const { first, session } = await openTabs()
    await configured(first)
    const earlier = await answerOf(session.cart())
    first.request('configure')
    first.actor.send({ type: 'item.changed', offerId: WIFI, quantity: 1 })
    await saved(first, WIFI, 1)
    first.actor.send({ type: 'cart.refreshed', cart: earlier, chosen: null })
    const { context } = first.actor.getSnapshot()
    expect(quantityOf(context.cart.wanted, WIFI)).toBe(1)
    expect(changesElsewhere(context)).toBeNull()
    expect((await settledCart(first))?.cart).toEqual((await answerOf(session.cart())).cart)
  })

  it('another tab’s installation choice is shown with the new price before the order, and ordered without a visit (F16, PRC-07)', async () => {
    const { first, session } = await openTabs()
    await configured(first)
    await detailed(first)
    await visitChosen(first)
    paidWith(first)
    await answerOf(session.chooseInstallOption({ kind: 'self' }))
    first.checkout.send({ type: 'order.confirmed' })
    const { context } = await atCheckout(first, (snapshot) => snapshot.matches('priceMoved'))
    expect([context.installKind, context.visit]).toEqual(['self', null])
    const [before, now] = [cartIn(first).previousQuote?.lines ?? [], cartIn(first).saved?.quote.lines ?? []]
    expect(lineChanges(before, now).length).toBeGreaterThan(0)
    first.checkout.send({ type: 'price.accepted' })
    await atCheckout(first, (snapshot) => snapshot.matches('placed'))
    expect(first.checkout.getSnapshot().context.receipt).toMatchObject({ installKind: 'self', visit: null })
  })
})
