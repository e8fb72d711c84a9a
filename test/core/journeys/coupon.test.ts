import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { terms } from '#adapters/brand/cometa/terms.ts'
import type { OfferId } from '#core/catalog/offer.ts'
import { startCoupon } from '#core/journeys/coupon/coupon.machine.ts'
import { isSaved } from '#core/journeys/sale/sale.selectors.ts'
import { runningQuote } from '#core/journeys/sale/sale.pricing.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import { whenSaved } from '#core/journeys/sale/when-saved.ts'
import type { LoadCartOptions } from '#core/ports/cart-option-calls.ts'
import type { Orchestrator } from '#core/ports/orchestrator.ts'
import { GIG } from '#test/builders/provider.builder.ts'
import { cartSaved, saleThrough } from '#test/builders/sale.builder.ts'
import { waitForState } from '#test/builders/actor-progress.ts'

const LATINO = 'tv-stream-latino' as OfferId
const [coupon] = terms.coupons
if (coupon === undefined) throw new Error('the brand has no coupon')
const { code } = coupon

const opened = (sale: Sale, load: LoadCartOptions) =>
  startCoupon({
    load,
    whenSaved: () => whenSaved(sale.actor),
    onChange: ({ cart, offers }) => sale.actor.send({ type: 'shop.changed', cart, offers }),
  })

const shopped = async (...items: readonly OfferId[]) => {
  const { sale, orchestrator } = await saleThrough('findAddress')
  for (const offerId of items) sale.actor.send({ type: 'item.changed', offerId, quantity: 1 })
  await cartSaved(sale)
  const actor = opened(sale, () => Promise.resolve(orchestrator as Orchestrator))
  return { sale, actor, monthly: () => runningQuote(sale.actor.getSnapshot().context)?.monthly.net ?? 0 }
}

const submit = { type: 'code.submitted', text: ` ${code.toLowerCase()} ` } as const

describe(startCoupon, () => {
  it('discounts the running total at once, and restores it when the code is removed (CPN-09, CPN-11)', async () => {
    const { actor, sale, monthly } = await shopped(GIG, LATINO)
    const before = monthly()
    actor.send(submit)
    await waitForState(actor, (state) => state.matches('applied'))
    expect(monthly()).toBe(before - coupon.coupon.couponAmount)
    expect(sale.actor.getSnapshot().context.cart.saved?.quote.monthly.net).toBe(monthly())
    actor.send({ type: 'coupon.removed', code })
    await waitForState(actor, (state) => state.matches('removed'))
    expect(monthly()).toBe(before)
    expect(sale.actor.getSnapshot().context.offers?.coupons).toBeUndefined()
  })

  it('waits for the cart, so that a code applies to what its visitor sees (CPN-10)', async () => {
    const { actor, sale } = await shopped(GIG)
    actor.send(submit)
    const unmet = await waitForState(actor, (state) => state.matches('unmet'))
    expect(unmet.context.obstacle).toMatchObject({ kind: 'NoDiscount', offerId: LATINO })
    sale.actor.send({ type: 'item.changed', offerId: LATINO, quantity: 1 })
    expect(isSaved(sale.actor.getSnapshot())).toBe(false)
    actor.send({ type: 'retry.requested' })
    await waitForState(actor, (state) => state.matches('applied'))
  })

  it('rejects malformed text without a call, and distinguishes an unknown code from a lost connection (CPN-08)', async () => {
    const { sale } = await shopped(GIG)
    let isOnline = false
    const actor = opened(sale, () =>
      isOnline
        ? Promise.resolve({
            applyPromotion: () => () =>
              Promise.resolve(E.left({ _tag: 'Refused', code: 'NOT_FOUND', requestId: '1' })),
          } as never)
        : Promise.reject(new Error('offline')),
    )
    actor.send({ type: 'code.submitted', text: '!' })
    expect(actor.getSnapshot().value).toBe('malformed')
    actor.send(submit)
    const offline = await waitForState(actor, (state) => state.matches('failed'))
    expect(offline.context.failure).toEqual({ _tag: 'Unreachable' })
    isOnline = true
    actor.send({ type: 'retry.requested' })
    await waitForState(actor, (state) => state.matches('applying'))
    const unknown = await waitForState(actor, (state) => state.matches('failed'))
    expect(unknown.context.failure).toMatchObject({ code: 'NOT_FOUND' })
    isOnline = false
    actor.send({ type: 'coupon.removed', code })
    const outcome = await waitForState(
      actor,
      (state) => state.matches('notRemoved') || state.matches('removed'),
    )
    expect(outcome.value).toBe('notRemoved')
  })
})
