import { describe, expect, it } from 'vitest'
import { PROVIDER_CONFIG } from '#adapters/provider/provider-config.ts'
import type { VisitMessage } from '#core/portal/portal-message.ts'
import type { WindowId } from '#core/schedule/window.ts'
import { buildPortal, type BuiltPortal, demoIds } from '#test/builders/portal-accounts.builder.ts'
import { answerOf, refusalOf } from '#test/builders/provider.builder.ts'

const open = async (parts: Parameters<typeof buildPortal>[0] = {}) => {
  const portal = await buildPortal(parts)
  const mateo = portal.signedIn(demoIds.mateo)
  const { orders } = await answerOf(mateo.accountSummary())
  const order = orders[0]
  if (order === undefined || order.visit === null) throw new Error('no visit')
  return { portal, mateo, order, visit: order.visit, orderNumber: order.orderNumber }
}

const bookedOf = ({ store }: BuiltPortal, id: WindowId): Promise<number | undefined> =>
  store.transaction(async (tx) => (await tx.windowById(id))?.booked)

const visitMessages = async ({ messages }: BuiltPortal): Promise<readonly VisitMessage[]> =>
  (await messages()).flatMap((message) =>
    message.kind === 'visitMoved' || message.kind === 'visitCancelled' ? [message] : [],
  )

describe('visitWindows', () => {
  it('are open windows of later days, without that of the visit (PTL-22)', async () => {
    const { mateo, order, visit, orderNumber } = await open()
    expect(order).toMatchObject({ stage: 'visitAhead', isOpen: true, mayChangeVisit: true })
    expect(order.agreements.length).toBeGreaterThan(0)
    const { windows, today } = await answerOf(mateo.visitWindows({ orderNumber }))
    expect(today).toBe('2026-11-18')
    expect(windows.length).toBeGreaterThan(10)
    expect(
      windows.every(({ id, placesLeft, date }) => id !== visit.id && placesLeft > 0 && date > '2026-11-18'),
    ).toBe(true)
  })
})

describe('moveVisit', () => {
  it('preserves the visit when the window is full, unknown or of another area (I4, PTL-22)', async () => {
    const { portal, mateo, visit, orderNumber } = await open()
    const { windows } = await answerOf(mateo.visitWindows({ orderNumber }))
    const [full] = windows
    if (full === undefined) throw new Error('no window')
    await portal.store.transaction(async (tx) => {
      for (let place = 0; place < PROVIDER_CONFIG.capacity; place += 1) await tx.takePlace(full.id)
    })
    for (const windowId of [full.id, 'nowhere' as WindowId])
      expect(await refusalOf(mateo.moveVisit({ orderNumber, windowId }))).toBe('WINDOW_GONE')
    expect((await answerOf(mateo.accountSummary())).orders[0]?.visit?.id).toBe(visit.id)
    expect([await bookedOf(portal, visit.id), await bookedOf(portal, full.id)]).toEqual([
      1,
      PROVIDER_CONFIG.capacity,
    ])
    expect(await visitMessages(portal)).toEqual([])
  })

  it('books one place for each order, however many moves are made at once (I4, PTL-22)', async () => {
    const { portal, mateo, orderNumber } = await open()
    const { windows } = await answerOf(mateo.visitWindows({ orderNumber }))
    const wanted = windows.slice(0, 8)
    await Promise.all(wanted.map(({ id }) => mateo.moveVisit({ orderNumber, windowId: id })()))
    const { orders } = await answerOf(mateo.accountSummary())
    const all = await portal.store.transaction((tx) =>
      tx.windowsOf(
        windows[0]?.id.replace(/-\d{4}-.*$/, '') ?? '',
        '2026-01-01' as never,
        '2027-12-31' as never,
      ),
    )
    expect(all.filter(({ booked }) => booked > 0).map(({ id, booked }) => [id, booked])).toEqual([
      [orders[0]?.visit?.id, 1],
    ])
  })
})

describe('a visit after it was cancelled', () => {
  it('stays without a day when the window is gone (I4, PTL-27)', async () => {
    const { portal, mateo, orderNumber } = await open()
    const cancelled = await answerOf(mateo.cancelVisit({ orderNumber }))
    const none = mateo.moveVisit({ orderNumber, windowId: 'nowhere' as WindowId })
    expect(await refusalOf(none)).toBe('WINDOW_GONE')
    expect((await answerOf(mateo.accountSummary())).orders[0]).toEqual(cancelled)
    expect(await visitMessages(portal)).toHaveLength(1)
  })
})
