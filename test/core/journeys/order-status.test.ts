import * as fc from 'fast-check'
import { taskEither as TE } from 'fp-ts'
import { createActor } from 'xstate'
import { describe, expect, it } from 'vitest'
import { createOrderStatusMachine } from '#core/journeys/order-status/order-status.machine.ts'
import type { OrderCode, OrderProof } from '#core/checkout/order-code.ts'
import type { OrderNumber } from '#core/checkout/order.ts'
import type { InstallationWindow, WindowId } from '#core/schedule/window.ts'
import type { PlainDate } from '#core/shared/plain-date.ts'
import type { OrchestratorFailure, RefusalCode } from '#core/ports/orchestrator.failure.ts'
import type { OrderView } from '#core/ports/order-status-calls.ts'
import { forAllAsyncWith } from '#test/for-all.ts'

const orderNumber = '4K7MP-9QRTX' as OrderNumber
const order = { orderNumber } as OrderView
const nothingFound = { order: null, proof: null, windows: null, isMoved: false }
const proof = 'proof-of-the-code-entered' as OrderProof
const windowAt = (day: number): InstallationWindow => ({
  id: `FL-331-2026-11-${day}-10` as WindowId,
  date: `2026-11-${day}` as PlainDate,
  fromHour: 10,
  toHour: 12,
  placesLeft: 1,
})
const TODAY = '2026-11-20' as PlainDate
const refusedWith = (code: RefusalCode): OrchestratorFailure => ({ _tag: 'Refused', code, requestId: 'r1' })
const RIGHT = '123456' as OrderCode
const notFound: OrchestratorFailure = { _tag: 'Refused', code: 'NOT_FOUND', requestId: 'r1' }

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

const number = { type: 'number.submitted', orderNumber, channel: 'phone' } as const

/** A buyer at a provider with one valid code, which can be made to fail. `isMovable`: the visit can be moved. */
const started = (isMovable = false) => {
  const requests: string[] = []
  let silence: OrchestratorFailure | null = null
  let refusal: OrchestratorFailure | null = null
  const actor = createActor(
    createOrderStatusMachine({
      orchestrator: {
        requestOrderCode: ({ channel }) => {
          requests.push(channel)
          return silence === null ? TE.right({ digits: 6, validForMs: 600_000 }) : TE.left(silence)
        },
        lookUpOrder: ({ code }) => {
          requests.push(code)
          if (silence !== null) return TE.left(silence)
          return code === RIGHT ? TE.right(isMovable ? { ...order, proof } : order) : TE.left(notFound)
        },
        orderVisitWindows: ({ orderNumber: of, proof: by }) => {
          requests.push(`${of} ${by}`)
          return silence === null
            ? TE.right({ windows: [windowAt(24), windowAt(25)], today: TODAY })
            : TE.left(silence)
        },
        moveOrderVisit: ({ windowId }) => {
          requests.push(windowId)
          const visit = windowAt(25)
          return refusal === null && silence === null
            ? TE.right({ ...order, visit })
            : TE.left(refusal ?? notFound)
        },
      },
    }),
  ).start()
  const send = async (event: Parameters<typeof actor.send>[0]): Promise<void> => {
    actor.send(event)
    await settled()
  }
  return {
    requests,
    send,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    silence: (failure: OrchestratorFailure | null) => {
      silence = failure
    },
    refuseMove: (failure: OrchestratorFailure | null) => {
      refusal = failure
    },
  }
}

/** A buyer who sees an order whose visit can be moved, and its windows. */
const choosing = async () => {
  const buyer = started(true)
  await buyer.send(number)
  await buyer.send({ type: 'code.submitted', code: RIGHT })
  await buyer.send({ type: 'visit.opened' })
  return buyer
}

const move = { type: 'visit.moved', windowId: windowAt(25).id } as const

describe('createOrderStatusMachine', () => {
  it('goes from the order number through the code to the order (MSG-04)', async () => {
    const buyer = started()
    await buyer.send(number)
    expect(buyer.state()).toBe('askingCode')
    await buyer.send({ type: 'code.submitted', code: RIGHT })
    expect([buyer.state(), buyer.context().order, buyer.requests]).toEqual(['shown', order, ['phone', RIGHT]])
    await buyer.send({ type: 'number.reopened' })
    expect([buyer.state(), buyer.context()]).toEqual([
      'askingNumber',
      { orderNumber: null, channel: 'phone', ...nothingFound, failure: null },
    ])
  })

  it('stays at the code after a wrong one, and can send another (MSG-05)', async () => {
    const buyer = started()
    await buyer.send(number)
    await buyer.send({ type: 'code.submitted', code: '654321' as OrderCode })
    expect([buyer.state(), buyer.context().failure]).toEqual(['askingCode', notFound])
    await buyer.send({ type: 'code.requested' })
    expect([buyer.state(), buyer.context().failure, buyer.requests]).toEqual([
      'askingCode',
      null,
      ['phone', '654321', 'phone'],
    ])
    await buyer.send({ type: 'number.reopened' })
    expect([buyer.state(), buyer.context().orderNumber]).toEqual(['askingNumber', orderNumber])
  })

  it('reports a provider without a response, and preserves the number for a retry', async () => {
    const buyer = started()
    const failure: OrchestratorFailure = { _tag: 'TimedOut' }
    buyer.silence(failure)
    await buyer.send(number)
    expect([buyer.state(), buyer.context()]).toEqual([
      'askingNumber',
      { orderNumber, channel: 'phone', ...nothingFound, failure },
    ])
    buyer.silence(null)
    await buyer.send(number)
    buyer.silence(failure)
    await buyer.send({ type: 'code.submitted', code: RIGHT })
    expect([buyer.state(), buyer.context().failure]).toEqual(['askingCode', failure])
  })

  it('moves the visit to a window and shows the order as it is then (MSG-11)', async () => {
    const buyer = await choosing()
    expect([buyer.state(), buyer.context().windows]).toEqual(['choosingVisit', [windowAt(24), windowAt(25)]])
    expect(buyer.context().today).toBe(TODAY)
    await buyer.send(move)
    const { order: shown, isMoved, proof: held } = buyer.context()
    expect([buyer.state(), shown?.visit, isMoved, held]).toEqual(['shown', windowAt(25), true, proof])
    expect(buyer.requests.slice(2)).toEqual([`${orderNumber} ${proof}`, windowAt(25).id])
  })

  it('loads the windows again when the chosen one has filled up, and says so (MSG-11)', async () => {
    const buyer = await choosing()
    buyer.refuseMove(refusedWith('WINDOW_GONE'))
    await buyer.send(move)
    expect([buyer.state(), buyer.context().failure]).toEqual(['choosingVisit', refusedWith('WINDOW_GONE')])
    expect(buyer.requests.at(-1)).toBe(`${orderNumber} ${proof}`)
    buyer.refuseMove(null)
    await buyer.send(move)
    expect([buyer.state(), buyer.context().failure]).toEqual(['shown', null])
  })

  it.each(['CHANGE_BLOCKED', 'NOT_FOUND'] as const)(
    'offers no other move after %s, and shows the order and the reason (MSG-11)',
    async (code) => {
      const buyer = await choosing()
      buyer.refuseMove(refusedWith(code))
      await buyer.send(move)
      expect([buyer.state(), buyer.context().failure]).toEqual(['shown', refusedWith(code)])
      await buyer.send({ type: 'visit.opened' })
      expect([buyer.state(), buyer.context().order]).toEqual(['shown', order])
    },
  )

  it('leaves the choice open after a call without a response, and ends it without a change', async () => {
    const buyer = await choosing()
    buyer.refuseMove({ _tag: 'TimedOut' })
    await buyer.send(move)
    expect([buyer.state(), buyer.context().failure]).toEqual(['choosingVisit', { _tag: 'TimedOut' }])
    await buyer.send({ type: 'visit.closed' })
    expect([buyer.state(), buyer.context().order, buyer.context().failure]).toEqual(['shown', order, null])
    buyer.silence({ _tag: 'TimedOut' })
    await buyer.send({ type: 'visit.opened' })
    expect([buyer.state(), buyer.context().failure]).toEqual(['shown', { _tag: 'TimedOut' }])
  })

  it('offers no move of an order without a proof', async () => {
    const buyer = started()
    await buyer.send(number)
    await buyer.send({ type: 'code.submitted', code: RIGHT })
    await buyer.send({ type: 'visit.opened' })
    expect(buyer.state()).toBe('shown')
  })

  it('never shows an order without its code, for any sequence of events', async () => {
    const events = fc.constantFrom<Parameters<ReturnType<typeof started>['send']>[0]>(
      number,
      { type: 'code.requested' },
      { type: 'code.submitted', code: '000000' as OrderCode },
      { type: 'number.reopened' },
      { type: 'visit.opened' },
      move,
    )
    await forAllAsyncWith({ numRuns: 200 }, fc.array(events, { maxLength: 12 }), async (sent) => {
      const buyer = started()
      for (const event of sent) await buyer.send(event)
      expect(buyer.context().order).toBeNull()
      expect(['askingNumber', 'askingCode']).toContain(buyer.state())
    })
  })
})
