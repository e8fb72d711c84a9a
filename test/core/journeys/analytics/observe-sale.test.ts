import { SimulatedClock } from 'xstate'
import { describe, expect, it } from 'vitest'
import type { AnalyticsEvent } from '#core/analytics/analytics-event.ts'
import { observeSale } from '#core/journeys/analytics/observe-sale.ts'
import { HOLD_TOTAL_MINUTES } from '#core/schedule/hold.ts'
import { hasPlaces } from '#core/schedule/window.ts'
import { buildProvider, fixedFlags } from '#test/builders/provider.builder.ts'
import { buildSale, localized, saleDriver } from '#test/builders/sale.builder.ts'
import { buy, usualPurchase } from '#test/builders/purchase.ts'
import { waitForState } from '#test/builders/actor-progress.ts'

const variants = { serviceSelection: 'products', couponEntry: 'checkout' } as const

const observed = () => {
  const built = buildProvider({ flags: fixedFlags(variants) })
  const timers = new SimulatedClock()
  const { sale } = buildSale({ built, timers })
  const events: AnalyticsEvent[] = []
  const stop = observeSale(sale, { record: (event) => void events.push(event) })
  const namesOf = (prefix: string) => events.map(({ name }) => name).filter((name) => name.startsWith(prefix))
  return { sale, built, timers, events, stop, namesOf }
}

/** Every text of a purchase that a person gave. */
const personal = (): readonly string[] => {
  const { address, customer } = usualPurchase
  return [...Object.values(address), ...Object.values(customer)].filter((text) => text.length > 2)
}

describe('observeSale', () => {
  it('records a purchase from the address to the order, in order, with the variants of the session (ANL-01)', async () => {
    const { sale, events, namesOf } = observed()
    await buy(saleDriver(sale), usualPurchase)
    expect(namesOf('order.')).toEqual(['order.submitted', 'order.placed'])
    expect(namesOf('address.')).toEqual(['address.submitted', 'address.resolved'])
    expect(events[0]).toEqual({ name: 'step.viewed', at: 'address', variants: {} })
    const steps = events.filter(({ name }) => name === 'step.viewed').map(({ at }) => at)
    expect(steps).toContain('configure')
    expect(steps.at(-1)).toBe('confirmation')
    expect(events.at(-1)?.variants).toEqual({ ...variants, autoPayTargetActivity: 'control' })
    sale.stop()
  })

  it('records the visit that is lost while the buyer pays, and the one that replaces it (ANL-01, SCH-11)', async () => {
    const { sale, built, timers, namesOf } = observed()
    await buy(saleDriver(sale), usualPurchase, { through: 'chooseVisit' })
    const isLost = () =>
      sale.checkout.getSnapshot().matches({ filling: { payment: { hold: { lost: 'choosing' } } } })
    for (let minute = 0; minute < 2 * HOLD_TOTAL_MINUTES && !isLost(); minute += 1) {
      built.clock.advance(60_000)
      timers.increment(60_000)
      await new Promise((resolve) => setImmediate(resolve))
    }
    expect(namesOf('visit.')).toEqual(['visit.chosen', 'visit.lost'])
    const free = sale.checkout.getSnapshot().context.windows?.find(hasPlaces)
    if (free === undefined) throw new Error('no window has a place')
    sale.checkout.send({ type: 'window.chosen', windowId: free.id })
    await waitForState(sale.checkout, ({ context }) => context.visit !== null)
    expect(namesOf('visit.')).toEqual(['visit.chosen', 'visit.lost', 'visit.chosen'])
    sale.stop()
  })

  it('contains no text of the buyer and no data of the session (ANL-01)', async () => {
    const { sale, events } = observed()
    await buy(saleDriver(sale), usualPurchase)
    const text = JSON.stringify(events)
    for (const typed of personal()) expect(text).not.toContain(typed)
    expect(text).not.toMatch(/session-[A-Za-z0-9]|cart-[a-z0-9]{8}/)
    for (const event of events) expect(Object.keys(event)).toEqual(['name', 'at', 'variants'])
    sale.stop()
  })

  it('records each exposure once in a visit (EXP-04)', async () => {
    const { sale, namesOf } = observed()
    await localized(sale, 'serviceSelection')
    sale.request('products')
    await buy(saleDriver(sale), usualPurchase, { from: 'choosePlan', through: 'addItems' })
    sale.request('products')
    sale.request('configure')
    expect(namesOf('serviceSelection.')).toEqual(['serviceSelection.exposed'])
    expect(namesOf('couponEntry.')).toEqual(['couponEntry.exposed'])
    sale.stop()
  })

  it('records nothing after it was stopped', async () => {
    const { sale, events, stop } = observed()
    stop()
    const before = events.length
    await localized(sale)
    expect(events).toHaveLength(before)
    sale.stop()
  })
})
