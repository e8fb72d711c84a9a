import { createActor, waitFor } from 'xstate'
import type { OrderCode } from '#core/checkout/order-code.ts'
import type { OrderStatusActor } from '#core/journeys/order-status/order-status.machine.ts'
import { createOrderStatusMachine } from '#core/journeys/order-status/order-status.machine.ts'
import type { CompletedJourney, JourneyResult } from './journey-result.ts'
import { orderNumberIn, stopped } from './journey-result.ts'
import { watchMachine } from './reached-states.ts'
import type { HeadlessSession } from './session.ts'

const failureIn = (actor: OrderStatusActor): JourneyResult =>
  stopped(`failure ${actor.getSnapshot().context.failure?._tag ?? 'unknown'}`)

/** Shows an order to a buyer without its session: requests a code, reads it, looks the order up (MSG-04). */
export const followOrder = async (
  { store, reached }: HeadlessSession,
  bought: CompletedJourney,
): Promise<JourneyResult> => {
  const actor = createActor(createOrderStatusMachine({ orchestrator: store.openCalls() })).start()
  const end = watchMachine('orderStatus', actor, reached)
  try {
    actor.send({ type: 'number.submitted', orderNumber: orderNumberIn(bought), channel: 'email' })
    const asked = await waitFor(actor, (snapshot) => !snapshot.matches('sendingCode'))
    if (!asked.matches('askingCode')) return failureIn(actor)
    const code = await store.readStatusCode()
    if (code === null) return stopped('no message with a code was written')
    actor.send({ type: 'code.submitted', code: code as OrderCode })
    const { context } = await waitFor(actor, (snapshot) => !snapshot.matches('lookingUp'))
    const { order } = context
    if (order === null) return failureIn(actor)
    const lines = [...bought.lines, `status ${order.stage}, messages go to ${order.maskedEmail}`]
    return { _tag: 'Completed', lines, result: { ...bought.result, stage: order.stage } }
  } finally {
    end()
    actor.stop()
  }
}
