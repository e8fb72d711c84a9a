import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { findOffer, type OfferId } from '#core/catalog/offer.ts'
import { startPhone } from '#core/journeys/phone/phone.machine.ts'
import { quoteInputOf } from '#core/journeys/sale/sale.pricing.ts'
import { offersIn } from '#core/journeys/sale/sale.cart-updates.ts'
import { whenSaved } from '#core/journeys/sale/when-saved.ts'
import type { LoadCartOptions } from '#core/ports/cart-option-calls.ts'
import type { Orchestrator } from '#core/ports/orchestrator.ts'
import type { PlainDate } from '#core/shared/plain-date.ts'
import { GIG, MOBILE } from '#test/builders/provider.builder.ts'
import { buildSale, cartSaved, localized, saleThrough } from '#test/builders/sale.builder.ts'
import { waitForState } from '#test/builders/actor-progress.ts'

const HOME = 'home-phone' as OfferId
const today = '2026-11-18' as PlainDate
const entry = (number: string, pinUntil = '') =>
  ({ type: 'number.entered', lineId: 'line-1', number, pinUntil }) as const

const opened = async (productId: OfferId, load?: LoadCartOptions) => {
  const { sale, orchestrator } = await saleThrough('findAddress')
  for (const offerId of [GIG, productId]) sale.actor.send({ type: 'item.changed', offerId, quantity: 1 })
  await cartSaved(sale)
  const product = findOffer(offersIn(sale.actor.getSnapshot().context), productId)
  if (product === undefined) throw new Error(`${productId} is not sold`)
  const actor = startPhone({
    load: load ?? (() => Promise.resolve(orchestrator as Orchestrator)),
    product,
    today,
    whenSaved: () => whenSaved(sale.actor),
    onChange: ({ cart, offers }) => sale.actor.send({ type: 'shop.changed', cart, offers }),
  })
  const buyer = () => {
    const { context } = sale.actor.getSnapshot()
    return quoteInputOf(context, context.cart.wanted)?.buyer
  }
  return { sale, actor, buyer }
}

describe(startPhone, () => {
  it('saves a number of the list, and offers others after it (PHN-08)', async () => {
    const { actor, buyer } = await opened(HOME)
    const { offered } = (await waitForState(actor, (state) => state.matches('open'))).context
    const [number] = offered
    if (number === undefined) throw new Error('no number is offered')
    actor.send({ type: 'number.chosen', lineId: 'line-1', number })
    const { context } = await waitForState(actor, (state) => state.matches({ open: 'saved' }))
    expect(context.phoneDetails).toMatchObject([{ telephoneNumber: number, portingFlag: false }])
    expect(context.offered).not.toContain(number)
    expect(buyer()?.portsIn).toBe(false)
  })

  it('preserves a portable number, which is then a fact about the buyer until the line is removed (PHN-05, PHN-10)', async () => {
    const { actor, buyer, sale } = await opened(HOME)
    await waitForState(actor, (state) => state.matches('open'))
    actor.send(entry('(305) 555-0134'))
    await waitForState(actor, (state) => state.matches({ open: 'portable' }))
    actor.send({ type: 'transfer.confirmed' })
    await waitForState(actor, (state) => state.matches({ open: 'saved' }))
    expect(buyer()?.portsIn).toBe(true)
    sale.actor.send({ type: 'item.changed', offerId: HOME, quantity: 0 })
    expect(buyer()?.portsIn).toBe(false)
  })

  it.each([
    ['3055550172', 'notPortable'],
    ['3055550183', 'notInService'],
    ['8005550134', 'tollFree'],
    ['9005550134', 'premium'],
  ])('says of %s that it cannot be ported: %s (PHN-03 to PHN-07)', async (number, reason) => {
    const { actor } = await opened(HOME)
    await waitForState(actor, (state) => state.matches('open'))
    actor.send(entry(number))
    const { context } = await waitForState(actor, (state) => state.matches({ open: 'notPortable' }))
    expect(context.transfer).toEqual({ isPortable: false, reason })
    actor.send({ type: 'choice.reopened' })
    expect(actor.getSnapshot().context.transfer).toBeNull()
  })

  it.each([
    ['', 'PhoneMissing'],
    ['305555', 'PhoneMalformed'],
    ['9115550134', 'AreaCodeReserved'],
  ])('calls no provider about %j: %s (PHN-01)', async (number, tag) => {
    const { actor } = await opened(HOME)
    await waitForState(actor, (state) => state.matches('open'))
    actor.send(entry(number))
    expect(actor.getSnapshot().context.invalid?._tag).toBe(tag)
  })

  it('requires a transfer PIN that is valid today of a mobile line alone (PHN-09)', async () => {
    const { actor } = await opened(MOBILE)
    await waitForState(actor, (state) => state.matches('open'))
    for (const [pinUntil, tag] of [
      ['', 'TransferPinMissing'],
      ['2026-11-17', 'TransferPinExpired'],
    ] as const) {
      actor.send(entry('3055550134', pinUntil))
      expect(actor.getSnapshot().context.invalid?._tag).toBe(tag)
    }
    actor.send(entry('3055550134', '2090-11-18'))
    await waitForState(actor, (state) => state.matches({ open: 'portable' }))
    actor.send({ type: 'transfer.confirmed' })
    const { context } = await waitForState(actor, (state) => state.matches({ open: 'saved' }))
    expect(context.phoneDetails).toMatchObject([{ transferPinUntil: '2090-11-18', portingFlag: true }])
  })

  it('can be retried after every failed call, and changes nothing before', async () => {
    let isOnline = false
    const { sale, orchestrator } = buildSale()
    const load: LoadCartOptions = () =>
      isOnline ? Promise.resolve(orchestrator as Orchestrator) : Promise.reject(new Error('offline'))
    await localized(sale)
    for (const offerId of [GIG, HOME]) sale.actor.send({ type: 'item.changed', offerId, quantity: 1 })
    await cartSaved(sale)
    const actor = startPhone({
      load,
      product: { id: HOME, lineOfBusiness: 'Voice' },
      today,
      whenSaved: () => Promise.resolve(),
      onChange: () => undefined,
    })
    const failed = await waitForState(actor, (state) => state.matches('notLoaded'))
    expect(failed.context.failure).toEqual({ _tag: 'Unreachable' })
    const retried = async (): Promise<void> => {
      isOnline = true
      actor.send({ type: 'retry.requested' })
      await waitForState(actor, (state) => state.context.failure === null && state.matches('open'))
      isOnline = false
    }
    await retried()
    actor.send(entry('3055550134'))
    await waitForState(actor, (state) => state.matches({ open: 'notChecked' }))
    await retried()
    actor.send({ type: 'transfer.confirmed' })
    const lost = await waitForState(actor, (state) => state.matches({ open: 'notSaved' }))
    expect(lost.context.phoneDetails).toEqual([])
    await retried()
    expect(actor.getSnapshot().matches({ open: 'saved' })).toBe(true)
    expect(E.isRight(await orchestrator.sessionStatus()())).toBe(true)
  })
})
