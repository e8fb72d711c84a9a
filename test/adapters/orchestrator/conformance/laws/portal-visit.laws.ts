import { expect } from 'vitest'
import type { OrderNumber } from '#core/checkout/order.ts'
import type { Orchestrator } from '#core/ports/orchestrator.ts'
import type { WindowId } from '#core/schedule/window.ts'
import { signedIn } from '#test/builders/customer.builder.ts'
import { answerOf, readyBuyer, refusalOf } from '#test/builders/provider.builder.ts'
import { accountNamed } from '#test/adapters/provider/store/portal-records.ts'
import type { Harness, Laws } from '../harness.ts'

/** An order with a visit ahead, and its buyer, signed in to an account that shows it. */
const buyerOf = async (
  harness: Harness,
): Promise<{
  readonly holder: Orchestrator
  readonly orderNumber: OrderNumber
  readonly visit: WindowId
}> => {
  const { visitor, order } = await readyBuyer(harness)
  const { sessionInfo } = await answerOf(visitor.sessionInfo())
  const answer = await answerOf(order())
  if (answer.state !== 'placed' || answer.receipt.visit === null) throw new Error('no visit is ordered')
  const { street, unit, city, state, zip } = sessionInfo.serviceAddress
  const { orderNumber } = answer.receipt
  const account = accountNamed('mateo', {
    place: { street, unit, city, state, zip },
    orderNumbers: [orderNumber],
  })
  await harness.openAccount(account)
  return {
    holder: harness.customer(signedIn([account.accountId])),
    orderNumber,
    visit: answer.receipt.visit.id,
  }
}

const eventsOf = async (harness: Harness) =>
  (await harness.messages()).flatMap((message) =>
    message.kind === 'email' && message.event !== null ? [message.event] : [],
  )

/** The laws of the visits of an account. */
export const portalVisitLaws: Laws = {
  'shows an order with its visit and what its buyer signed, and blocks other changes while it is open':
    async (harness) => {
      const { holder, orderNumber } = await buyerOf(harness)
      const { orders, openOrder, services } = await answerOf(holder.accountSummary())
      expect(openOrder).toBe(true)
      expect(orders).toMatchObject([{ orderNumber, isOpen: true, mayChangeVisit: true }])
      expect(orders[0]?.agreements.length).toBeGreaterThan(0)
      expect(services.map(({ obstacle }) => obstacle)).toEqual(['openOrder'])
    },
  'moves a visit to another window and takes the calendar entry along; the old place is free again (I4, MSG-10)':
    async (harness) => {
      const { holder, orderNumber, visit } = await buyerOf(harness)
      const { windows } = await answerOf(holder.visitWindows({ orderNumber }))
      expect(windows.map(({ id }) => id)).not.toContain(visit)
      const chosen = windows.find(({ placesLeft }) => placesLeft > 0)
      if (chosen === undefined) throw new Error('no window has a place')
      harness.clock.advance(60_000)
      const moved = await answerOf(holder.moveVisit({ orderNumber, windowId: chosen.id }))
      expect(moved).toMatchObject({ orderNumber, visit: { id: chosen.id }, mayChangeVisit: true })
      const [first, second] = await eventsOf(harness)
      expect(second?.uid).toBe(first?.uid)
      expect(second?.sequence).toBeGreaterThan(first?.sequence ?? 0)
      const after = await answerOf(holder.visitWindows({ orderNumber }))
      expect(after.windows.map(({ id }) => id)).toContain(visit)
      const none = { orderNumber, windowId: 'none' as WindowId }
      expect(await refusalOf(holder.moveVisit(none))).toBe('WINDOW_GONE')
    },
  'cancels a visit once and takes it out of the calendar; then another one is agreed (I4, MSG-10, PTL-27)':
    async (harness) => {
      const { holder, orderNumber, visit } = await buyerOf(harness)
      harness.clock.advance(60_000)
      const cancelled = await answerOf(holder.cancelVisit({ orderNumber }))
      expect(cancelled).toMatchObject({ orderNumber, visit: null, mayChangeVisit: false, isOpen: true })
      expect(await answerOf(holder.cancelVisit({ orderNumber }))).toEqual(cancelled)
      const events = await eventsOf(harness)
      expect(events).toHaveLength(2)
      expect(events[1]).toMatchObject({ uid: events[0]?.uid, isCancelled: true })
      const { windows } = await answerOf(holder.visitWindows({ orderNumber }))
      expect(windows.map(({ id }) => id)).toContain(visit)
      harness.clock.advance(60_000)
      const agreed = await answerOf(holder.moveVisit({ orderNumber, windowId: visit }))
      expect(agreed).toMatchObject({ orderNumber, visit: { id: visit }, mayChangeVisit: true })
      const again = (await eventsOf(harness))[2]
      expect(again?.uid).toBe(events[0]?.uid)
      expect(again?.sequence).toBeGreaterThan(events[1]?.sequence ?? 0)
    },
  'changes no visit that is over': async (harness) => {
    const { holder, orderNumber, visit } = await buyerOf(harness)
    harness.clock.advance(30 * 86_400_000)
    expect(await refusalOf(holder.cancelVisit({ orderNumber }))).toBe('CHANGE_BLOCKED')
    expect(await refusalOf(holder.visitWindows({ orderNumber }))).toBe('CHANGE_BLOCKED')
    expect(await refusalOf(holder.moveVisit({ orderNumber, windowId: visit }))).toBe('CHANGE_BLOCKED')
  },
  'knows an order of one account under no other (S14)': async (harness) => {
    const { orderNumber, visit } = await buyerOf(harness)
    const other = accountNamed('rosa')
    await harness.openAccount(other)
    const stranger = harness.customer(signedIn([other.accountId]))
    expect(await refusalOf(stranger.visitWindows({ orderNumber }))).toBe('NOT_FOUND')
    expect(await refusalOf(stranger.moveVisit({ orderNumber, windowId: visit }))).toBe('NOT_FOUND')
    expect(await refusalOf(stranger.cancelVisit({ orderNumber }))).toBe('NOT_FOUND')
  },
}
