import { describe, expect, it } from 'vitest'
import { PROVIDER_CONFIG } from '#adapters/provider/provider-config.ts'
import { epochMs } from '#core/shared/plain-date.ts'
import type { OrderNumber } from '#core/checkout/order.ts'
import type { VisitMessage } from '#core/portal/portal-message.ts'
import type { WindowId } from '#core/schedule/window.ts'
import type { BuiltPortal } from '#test/builders/portal-accounts.builder.ts'
import { buildPortal, demoIds } from '#test/builders/portal-accounts.builder.ts'
import { answerOf, refusalOf } from '#test/builders/provider.builder.ts'

const DAY_MS = 86_400_000

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
    const { windows } = await answerOf(mateo.visitWindows({ orderNumber }))
    expect(windows.length).toBeGreaterThan(10)
    expect(
      windows.every(({ id, placesLeft, date }) => id !== visit.id && placesLeft > 0 && date > '2026-11-18'),
    ).toBe(true)
  })
})

describe('moveVisit', () => {
  it('takes the new place, releases the old one, and notifies the holder (I4, PTL-22)', async () => {
    const { portal, mateo, visit, orderNumber } = await open()
    const { windows } = await answerOf(mateo.visitWindows({ orderNumber }))
    const last = windows.at(-1)
    if (last === undefined) throw new Error('no window')
    const moved = await answerOf(mateo.moveVisit({ orderNumber, windowId: last.id }))
    expect(moved.visit).toMatchObject({ id: last.id, date: last.date })
    expect([await bookedOf(portal, visit.id), await bookedOf(portal, last.id)]).toEqual([0, 1])
    const { orders, services } = await answerOf(mateo.accountSummary())
    expect(orders[0]).toEqual(moved)
    expect(services.find(({ id }) => id === 'tv')?.since).toBe(last.date)
    const [message] = await visitMessages(portal)
    expect(message).toMatchObject({
      kind: 'visitMoved',
      email: 'mateo@correo.example',
      orderNumber,
      visit: { id: last.id },
      sequence: 2 * 86_400,
    })
    await answerOf(mateo.moveVisit({ orderNumber, windowId: last.id }))
    portal.clock.advance(1_000)
    await answerOf(mateo.moveVisit({ orderNumber, windowId: visit.id }))
    const messages = await visitMessages(portal)
    expect(messages.map(({ sequence }) => sequence)).toEqual([2 * 86_400, 2 * 86_400 + 1])
    expect([await bookedOf(portal, visit.id), await bookedOf(portal, last.id)]).toEqual([1, 0])
  })

  it('keeps the visit when the window is full, unknown or of another area (I4, PTL-22)', async () => {
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

  it('is refused on the day of the visit and after it (PTL-22)', async () => {
    const { portal, mateo, visit, orderNumber } = await open()
    portal.clock.set(epochMs(Date.parse(`${visit.date}T12:00:00Z`)))
    const windowId = visit.id
    expect(await refusalOf(mateo.moveVisit({ orderNumber, windowId }))).toBe('CHANGE_BLOCKED')
    portal.clock.advance(2 * DAY_MS)
    expect(await refusalOf(mateo.cancelVisit({ orderNumber }))).toBe('CHANGE_BLOCKED')
    const { openOrder, services } = await answerOf(mateo.accountSummary())
    expect([openOrder, services.every(({ cancelable }) => cancelable)]).toEqual([false, true])
  })
})

describe('cancelVisit', () => {
  it('releases the place once and leaves the installation to a call (PTL-22)', async () => {
    const { portal, mateo, visit, orderNumber } = await open()
    const [one, other] = await Promise.all([
      answerOf(mateo.cancelVisit({ orderNumber })),
      answerOf(mateo.cancelVisit({ orderNumber })),
    ])
    expect(one).toEqual(other)
    expect(one).toMatchObject({ stage: 'visitToAgree', visit: null, isOpen: true, mayChangeVisit: false })
    expect(await bookedOf(portal, visit.id)).toBe(0)
    expect(await visitMessages(portal)).toMatchObject([{ kind: 'visitCancelled', visit: { id: visit.id } }])
  })
})

describe('a visit after it was cancelled', () => {
  it('is agreed once in another window: the services begin with it, and an e-mail confirms it (I4, PTL-27)', async () => {
    const { portal, mateo, visit, orderNumber } = await open()
    const before = await answerOf(mateo.accountSummary())
    await answerOf(mateo.cancelVisit({ orderNumber }))
    const { windows } = await answerOf(mateo.visitWindows({ orderNumber }))
    const chosen = windows.at(-1)
    if (chosen === undefined) throw new Error('no window')
    expect(windows.map(({ id }) => id)).toContain(visit.id)
    portal.clock.advance(1_000)
    const move = () => answerOf(mateo.moveVisit({ orderNumber, windowId: chosen.id }))
    const [one, other] = await Promise.all([move(), move()])
    expect(one).toEqual(other)
    expect(one).toMatchObject({ stage: 'visitAhead', visit: { id: chosen.id }, mayChangeVisit: true })
    expect([await bookedOf(portal, visit.id), await bookedOf(portal, chosen.id)]).toEqual([0, 1])
    const after = await answerOf(mateo.accountSummary())
    const startsOf = (overview: typeof after) => overview.services.map(({ id, since }) => [id, since])
    expect(startsOf(after)).toEqual(
      startsOf(before).map(([id, since]) => [id, since === visit.date ? chosen.date : since]),
    )
    const messages = await visitMessages(portal)
    expect(messages.map(({ kind, visit: { id } }) => [kind, id])).toEqual([
      ['visitCancelled', visit.id],
      ['visitMoved', chosen.id],
    ])
    expect(messages[1]?.sequence).toBeGreaterThan(messages[0]?.sequence ?? 0)
  })

  it('stays without a day when the window is gone (I4, PTL-27)', async () => {
    const { portal, mateo, orderNumber } = await open()
    const cancelled = await answerOf(mateo.cancelVisit({ orderNumber }))
    const none = mateo.moveVisit({ orderNumber, windowId: 'nowhere' as WindowId })
    expect(await refusalOf(none)).toBe('WINDOW_GONE')
    expect((await answerOf(mateo.accountSummary())).orders[0]).toEqual(cancelled)
    expect(await visitMessages(portal)).toHaveLength(1)
  })
})

describe('calls of another account', () => {
  it('find none of its orders, changes and bills, with the answer for unknown ids (S14, F27)', async () => {
    const { portal, mateo, orderNumber, visit } = await open()
    const julia = portal.signedIn(demoIds.julia)
    const request = {
      kind: 'cancel',
      serviceIds: ['voice' as never],
      reason: null,
      timing: 'today',
      returnMethod: 'store',
    } as const
    const { token } = await answerOf(julia.previewChange(request))
    const change = await answerOf(julia.requestChange({ key: 'key-1' as never, request, token }))
    const unknown = 'AAAAA-AAAAA' as OrderNumber
    const pairs = [
      [julia.visitWindows({ orderNumber }), julia.visitWindows({ orderNumber: unknown })],
      [
        julia.moveVisit({ orderNumber, windowId: visit.id }),
        julia.moveVisit({ orderNumber: unknown, windowId: visit.id }),
      ],
      [julia.cancelVisit({ orderNumber }), julia.cancelVisit({ orderNumber: unknown })],
      [mateo.withdrawChange({ changeId: change.id }), mateo.withdrawChange({ changeId: 'other' as never })],
      [mateo.bill({ billId: '2024-05-12' as never }), mateo.bill({ billId: '2024-05-13' as never })],
      [
        mateo.retentionOptions({ serviceIds: ['voice' as never], reason: null }),
        mateo.retentionOptions({ serviceIds: ['unknown' as never], reason: null }),
      ],
      [mateo.previewChange(request), mateo.previewChange({ ...request, serviceIds: ['unknown' as never] })],
      [
        mateo.requestChange({ key: 'key-1' as never, request, token }),
        mateo.requestChange({ key: 'key-2' as never, request, token }),
      ],
    ] as const
    for (const [ofOther, ofNobody] of pairs) {
      const answer = await ofOther()
      expect(answer).toMatchObject({ left: { code: 'NOT_FOUND' } })
      expect(answer).toEqual(await ofNobody())
    }
    expect((await answerOf(julia.accountSummary())).changes).toEqual([change])
    expect((await answerOf(mateo.accountSummary())).changes).toEqual([])
  })
})
