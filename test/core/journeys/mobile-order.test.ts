import { describe, expect, it } from 'vitest'
import { devices } from '#adapters/brand/cometa/devices/devices.ts'
import type { CartId, CartLine } from '#core/cart/cart.ts'
import type { OfferId } from '#core/catalog/offer.ts'
import { startMobile } from '#core/journeys/mobile/mobile.machine.ts'
import { selectStatus } from '#core/journeys/sale/sale.selectors.ts'
import { runningQuote } from '#core/journeys/sale/sale.pricing.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import { saleDriver } from '#ui/headless/sale-driver.ts'
import { memoryStorage } from '#test/builders/storage.builder.ts'
import { GIG, answerOf, buildProvider } from '#test/builders/provider.builder.ts'
import { mobileItem, ownPhoneItem } from '#test/builders/mobile.builder.ts'
import { usualPurchase } from '#test/builders/purchase.ts'
import {
  atCheckout,
  buildSale,
  cartIn,
  cartSaved,
  detailed,
  localized,
  returned,
  saleThrough,
} from '#test/builders/sale.builder.ts'
import { eventually } from '#test/builders/progress.ts'
import { waitForState } from '#test/builders/actor-progress.ts'

const items = [mobileItem({ term: 36 }), ownPhoneItem()]

/** A sale whose cart has these mobile items and, where `plan` is given, a plan. */
const withMobile = async (
  plan: OfferId | null = null,
  storage: Partial<ReturnType<typeof memoryStorage>> = {},
) => {
  const built = buildProvider({ devices })
  const orchestrator = built.visitor()
  const parts = { built, orchestrator, ...storage }
  const { sale } = await saleThrough('findAddress', parts)
  if (plan !== null) sale.actor.send({ type: 'plan.chosen', offerId: plan })
  await cartSaved(sale)
  const mobile = startMobile(sale, () => Promise.resolve(orchestrator))
  await waitForState(mobile, (state) => state.matches('ready'))
  mobile.send({ type: 'items.changed', items })
  const { context } = await waitForState(
    mobile,
    (state) => state.matches('ready') && state.context.items.length > 0,
  )
  mobile.stop()
  return { built, parts, sale, next: context.next }
}

const byId = (a: CartLine, b: CartLine): number => (a.offerId < b.offerId ? -1 : 1)

const opened = async (sale: Sale): Promise<void> => {
  expect(sale.request('checkout')).toBe('checkout')
  await atCheckout(sale, (snapshot) => snapshot.matches('filling'))
}

/** Gives the details of an order that needs no installation. */
const described = (sale: Sale): Promise<void> => saleDriver(sale).acceptAgreements(usualPurchase)

describe('a returning visitor with devices', () => {
  it('finds the devices and the lines at the same price, and continues with them (CRT-06, CRT-21)', async () => {
    const storage = memoryStorage()
    const { built, sale, next } = await withMobile(GIG, storage)
    expect(next?.step).toBe('next-steps')
    const { wanted, saved } = cartIn(sale)
    await eventually(async () => {
      const cartId = saved?.cart.id as CartId
      const { restored } = await answerOf(built.visitor().getPersistentCart({ cartId }))
      expect(restored.lines).toHaveLength(wanted.length)
    })
    const again = buildSale({ built, orchestrator: built.visitor(), ...storage })
    await localized(again.sale)
    const { context } = await waitForState(
      again.sale.actor,
      (now) => now.context.visitor.restore === 'restored',
    )
    expect(context.visitor.missingDevices).toEqual([])
    expect(context.cart.wanted.toSorted(byId)).toEqual(wanted.toSorted(byId))
    expect(runningQuote(context)?.monthly).toEqual(saved?.quote.monthly)
    expect(again.sale.step()).toBe('configure')
  })
})

describe('a sale of mobile lines alone', () => {
  it('is restored at its payment (CHK-24, GRD-02)', async () => {
    const { sale, parts } = await withMobile()
    await opened(sale)
    await described(sale)
    sale.stop()
    const again = await returned({ ...parts, step: 'payment' })
    expect(again.step()).toBe('payment')
    expect(selectStatus(again.actor.getSnapshot()).progress.installKind).toBe('none')
  })

  it('gets an installation with an internet plan, and loses it with that plan (CHK-24, CRT-05)', async () => {
    const { sale } = await withMobile(GIG)
    await opened(sale)
    await detailed(sale)
    expect(sale.step()).toBe('schedule')
    sale.request('configure')
    sale.actor.send({ type: 'item.changed', offerId: GIG, quantity: 0 })
    await cartSaved(sale)
    await opened(sale)
    expect(sale.checkout.getSnapshot().context).toMatchObject({ installKind: 'none', visit: null })
    sale.request('products')
    sale.actor.send({ type: 'plan.chosen', offerId: GIG })
    await cartSaved(sale)
    await opened(sale)
    expect(sale.checkout.getSnapshot().context.installKind).toBeNull()
    expect(sale.checkout.getSnapshot().context.installOptions).not.toEqual([])
  })
})
