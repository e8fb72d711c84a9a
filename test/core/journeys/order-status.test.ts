import * as fc from 'fast-check'
import { taskEither as TE } from 'fp-ts'
import { createActor } from 'xstate'
import { describe, expect, it } from 'vitest'
import { createOrderStatusMachine } from '#core/journeys/order-status/order-status.machine.ts'
import type { OrderCode } from '#core/checkout/order-code.ts'
import type { OrderNumber } from '#core/checkout/order.ts'
import type { OrchestratorFailure } from '#core/ports/orchestrator.failure.ts'
import type { OrderView } from '#core/ports/order-status-calls.ts'
import { forAllAsyncWith } from '#test/for-all.ts'

const orderNumber = '4K7MP-9QRTX' as OrderNumber
const order = { orderNumber } as OrderView
const RIGHT = '123456' as OrderCode
const notFound: OrchestratorFailure = { _tag: 'Refused', code: 'NOT_FOUND', requestId: 'r1' }

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** A buyer at a provider with one valid code, which can be made to fail. */
const started = () => {
  const requests: string[] = []
  let silence: OrchestratorFailure | null = null
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
          return code === RIGHT ? TE.right(order) : TE.left(notFound)
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
  }
}

const number = { type: 'number.submitted', orderNumber, channel: 'phone' } as const

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
      { orderNumber: null, channel: 'phone', order: null, failure: null },
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
      { orderNumber, channel: 'phone', order: null, failure },
    ])
    buyer.silence(null)
    await buyer.send(number)
    buyer.silence(failure)
    await buyer.send({ type: 'code.submitted', code: RIGHT })
    expect([buyer.state(), buyer.context().failure]).toEqual(['askingCode', failure])
  })

  it('never shows an order without its code, for any sequence of events', async () => {
    const events = fc.constantFrom<Parameters<ReturnType<typeof started>['send']>[0]>(
      number,
      { type: 'code.requested' },
      { type: 'code.submitted', code: '000000' as OrderCode },
      { type: 'number.reopened' },
    )
    await forAllAsyncWith({ numRuns: 200 }, fc.array(events, { maxLength: 12 }), async (sent) => {
      const buyer = started()
      for (const event of sent) await buyer.send(event)
      expect(buyer.context().order).toBeNull()
      expect(['askingNumber', 'askingCode']).toContain(buyer.state())
    })
  })
})
