import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { devices } from '#adapters/brand/cometa/devices/devices.ts'
import type { OfferId } from '#core/catalog/offer.ts'
import { quantityOf } from '#core/cart/cart.ts'
import { startMobile } from '#core/journeys/mobile/mobile.machine.ts'
import { runningQuote, selectChangesToReview } from '#core/journeys/sale/sale.pricing.ts'
import { deviceOfferIdOf } from '#core/mobile/device-offers.ts'
import { withRatePlan } from '#core/mobile/line-item.ts'
import type { MobileCartItem } from '#core/mobile/mobile-item.ts'
import { ratePlanIds } from '#core/mobile/rate-plans.ts'
import { GIG, buildProvider } from '#test/builders/provider.builder.ts'
import { UNLIMITED, WATCH_SKU, mobileItem, ownPhoneItem, watchItem } from '#test/builders/mobile.builder.ts'
import { cartSaved, saleThrough } from '#test/builders/sale.builder.ts'
import { waitForState } from '#test/builders/actor-progress.ts'

const shopped = async (linkedSku?: string, lines: readonly (readonly [OfferId, number])[] = []) => {
  const built = buildProvider({ devices })
  const orchestrator = built.visitor()
  const { sale } = await saleThrough('findAddress', {
    built,
    orchestrator,
    ...(linkedSku === undefined ? {} : { linkedSku }),
  })
  for (const [offerId, quantity] of [[GIG, 1] as const, ...lines])
    sale.actor.send({ type: 'item.changed', offerId, quantity })
  await cartSaved(sale)
  let isOnline = true
  const mobile = startMobile(sale, () =>
    isOnline ? Promise.resolve(orchestrator) : Promise.reject(new Error('offline')),
  )
  const settled = () =>
    waitForState(
      mobile,
      (state) => state.matches('ready') || state.matches('refused') || state.matches('failed'),
    )
  const change = async (items: readonly MobileCartItem[]) => {
    await settled()
    mobile.send({ type: 'items.changed', items })
    return settled()
  }
  const connect = (online: boolean): void => {
    isOnline = online
  }
  return { sale, orchestrator, mobile, settled, change, connect }
}

describe('startMobile', () => {
  it('adds lines and devices to the cart of the sale, without a confirmation (MOB-31, CRT-16)', async () => {
    const { sale, change } = await shopped()
    const items = [mobileItem({ term: 36 }), ownPhoneItem({ portsIn: true })]
    const { value, context } = await change(items)
    expect(value).toBe('ready')
    expect(context.items).toMatchObject(items)
    expect(context.next).toEqual({ step: 'next-steps', reason: 'HomeOrderFirst' })
    const { cart } = sale.actor.getSnapshot().context
    expect(quantityOf(cart.wanted, UNLIMITED)).toBe(2)
    expect(quantityOf(cart.wanted, deviceOfferIdOf(items[0] as MobileCartItem) as OfferId)).toBe(1)
    expect(selectChangesToReview(sale.actor.getSnapshot())).toBeNull()
    expect(cart.saved?.quote.monthly.net).toBe(runningQuote(sale.actor.getSnapshot().context)?.monthly.net)
  })

  it('requires no confirmation of a device that the visitor replaced, paid otherwise or removed (CRT-16)', async () => {
    const { sale, change } = await shopped()
    for (const items of [
      [mobileItem({ term: 36 }), watchItem()],
      [mobileItem(), watchItem({ term: 36 })],
      [watchItem()],
      [],
    ]) {
      await change(items)
      const now = sale.actor.getSnapshot()
      expect(selectChangesToReview(now)).toBeNull()
      const held = now.context.cart.wanted.filter(({ offerId }) => offerId.startsWith('device:'))
      expect(held.map(({ offerId }) => offerId)).toEqual(items.map((item) => deviceOfferIdOf(item)))
    }
  })

  it('begins with an own telephone for each line that was chosen without one (MOB-35)', async () => {
    const { settled } = await shopped(undefined, [[UNLIMITED, 3]])
    const { context } = await settled()
    expect(context.items.map(({ itemType }) => itemType)).toEqual(['BYOD', 'BYOD', 'BYOD'])
  })

  it('adds the device of a link once, however often the page is opened (MOB-36)', async () => {
    const { sale, orchestrator, settled, change } = await shopped(WATCH_SKU)
    expect(sale.actor.getSnapshot().context.mobileLink).toEqual({ sku: WATCH_SKU })
    expect((await settled()).context.items.map(({ sku }) => sku)).toEqual([WATCH_SKU])
    expect(sale.actor.getSnapshot().context.mobileLink).toBeNull()
    await change([])
    const again = startMobile(sale, () => Promise.resolve(orchestrator))
    const { context } = await waitForState(again, (state) => state.matches('ready'))
    expect([context.items, context.linkFailure]).toEqual([[], null])
  })

  it('puts the device of a link into a line that was chosen without one (MOB-36)', async () => {
    const { settled } = await shopped(WATCH_SKU, [[UNLIMITED, 2]])
    const { context } = await settled()
    expect(context.items.map(({ sku }) => sku)).toEqual([WATCH_SKU, expect.not.stringMatching(WATCH_SKU)])
  })

  it('says why the device of a link is missing, until the lines change (MOB-36)', async () => {
    const { settled, change } = await shopped('no-such-device')
    const { context } = await settled()
    expect([context.items, context.linkFailure]).toEqual([[], { _tag: 'LinkedDeviceUnknown' }])
    expect((await change([ownPhoneItem()])).context.linkFailure).toBeNull()
  })

  it('shows a refused change until it is mended or taken back, and changes nothing in the cart (MOB-32)', async () => {
    const { sale, mobile, change } = await shopped()
    await change([ownPhoneItem()])
    const before = sale.actor.getSnapshot().context.cart.wanted
    const mixed = [ownPhoneItem(), watchItem({ ratePlan: ratePlanIds.byTheGig })]
    const refused = await change(mixed)
    expect(refused.context.failure).toMatchObject({ _tag: 'Refused', code: 'MOBILE_ITEM_INVALID' })
    expect(refused.context.wanted).toEqual(mixed)
    expect(sale.actor.getSnapshot().context.cart.wanted).toEqual(before)
    const mended = await change(withRatePlan(mixed, UNLIMITED))
    expect(mended.context.items).toHaveLength(2)
    await change(mixed)
    mobile.send({ type: 'change.undone' })
    expect(mobile.getSnapshot().context.wanted).toEqual(mended.context.items)
    expect(mobile.getSnapshot().value).toBe('ready')
  })

  it('saves on top of another change of the cart, but not over other lines (MOB-32, CRT-17)', async () => {
    const { sale, orchestrator, change, mobile } = await shopped()
    await change([ownPhoneItem()])
    const { cart } = sale.actor.getSnapshot().context
    const version = cart.saved?.cart.version ?? 0
    const other = await orchestrator.modifyCart({
      version,
      lines: [...cart.wanted, { offerId: 'wifi-pod' as OfferId, quantity: 1 }],
    })()
    expect(E.isRight(other)).toBe(true)
    const saved = await change([ownPhoneItem(), watchItem()])
    expect(saved.context.items).toHaveLength(2)
    expect(quantityOf(sale.actor.getSnapshot().context.cart.wanted, 'wifi-pod' as OfferId)).toBe(1)
    const now = await orchestrator.mobileCart()()
    if (E.isLeft(now)) throw new Error('no mobile cart')
    await orchestrator.setMobileItems({ version: now.right.cart.cart.version, items: [watchItem()] })()
    const stale = await change([ownPhoneItem()])
    expect(stale.context.failure).toMatchObject({ _tag: 'Refused', code: 'CART_STALE' })
    mobile.stop()
  })

  it('reports that nothing was loaded or saved without a connection, and goes on with it (I9)', async () => {
    const { mobile, settled, change, connect } = await shopped()
    await settled()
    connect(false)
    const items = [ownPhoneItem()]
    expect((await change(items)).context.failure).toEqual({ _tag: 'Unreachable' })
    connect(true)
    mobile.send({ type: 'retry.requested' })
    expect((await settled()).context.items).toMatchObject(items)
  })

  it('loads again after a failure (I9)', async () => {
    const { sale, orchestrator } = await shopped()
    let isOnline = false
    const mobile = startMobile(sale, () =>
      isOnline ? Promise.resolve(orchestrator) : Promise.reject(new Error('offline')),
    )
    await waitForState(mobile, (state) => state.matches('failed'))
    isOnline = true
    mobile.send({ type: 'retry.requested' })
    const { context } = await waitForState(mobile, (state) => state.matches('ready'))
    expect(context.devices.length).toBeGreaterThan(60)
  })
})
