import { createActor } from 'xstate'
import { answerIn } from '#core/journeys/answered.ts'
import type { OrderProof } from '#core/checkout/order-code.ts'
import type { OrderNumber } from '#core/checkout/order.ts'
import type { OrderStatusCalls } from '#core/ports/order-status-calls.ts'
import type { InstallationWindow, WindowId } from '#core/schedule/window.ts'
import type { PlainDate } from '#core/shared/plain-date.ts'
import type { OrderStatusContext } from '#core/journeys/order-status/order-status.machine.ts'
import type { OrderStatusEvent } from '#core/journeys/order-status/order-status.machine.ts'
import type { OrderStatusActor } from '#core/journeys/order-status/order-status.machine.ts'
import { createOrderStatusMachine } from '#core/journeys/order-status/order-status.machine.ts'
import { ordered } from '../stage/purchase.ts'
import { TYPED_CODE, sentCode } from '../stage/sent-code.ts'
import type { Stage } from '../stage/stage.ts'
import { answered, failings } from './failures.ts'
import type { Journey } from './journey.ts'
import { startedOnStage } from './part-actor.ts'

/** The number that a buyer types in a story. The stage replaces it with the one of its order. */
const NUMBER = '4K7MP-9QRTX' as OrderNumber

const PROOF = 'proof-of-the-code-entered' as OrderProof
const TODAY = '2026-11-18' as PlainDate
const FREE: InstallationWindow = {
  id: 'FL-331-2026-11-24-10' as WindowId,
  date: '2026-11-24' as PlainDate,
  fromHour: 10,
  toHour: 12,
  placesLeft: 1,
}

const placedNumber = ({ sale }: Stage): OrderNumber => {
  const { receipt } = sale.checkout.getSnapshot().context
  if (receipt === null) throw new Error('no order was placed')
  return receipt.orderNumber
}

const { prepare, actorOn } = startedOnStage((stage): OrderStatusActor => {
  const { provider, gate } = stage
  const orderNumber = placedNumber(stage)
  const orchestrator = gate.guard({
    requestOrderCode: ({ channel }: { readonly channel: 'email' | 'phone' }) =>
      provider.visitor.requestOrderCode({ orderNumber, channel }),
    lookUpOrder: () => async () =>
      provider.visitor.lookUpOrder({ orderNumber, code: await sentCode(provider, 'statusCode') })(),
    orderVisitWindows: (order: Parameters<OrderStatusCalls['orderVisitWindows']>[0]) =>
      provider.visitor.orderVisitWindows(order),
    // A story presses a window that no calendar has: the first free one is taken.
    moveOrderVisit:
      ({ orderNumber: number, proof }: Parameters<OrderStatusCalls['moveOrderVisit']>[0]) =>
      async () => {
        const order = { orderNumber: number, proof }
        const { windows } = answerIn(await provider.visitor.orderVisitWindows(order)())
        const free = windows.find(({ placesLeft }) => placesLeft > 0)
        if (free === undefined) throw new Error('no window has a place')
        return provider.visitor.moveOrderVisit({ ...order, windowId: free.id })()
      },
  })
  return createActor(createOrderStatusMachine({ orchestrator })).start()
})

/** Returns the actor of the page on a stage. */
export const startedOrderStatus = actorOn

const noCall = () => () => new Promise<never>(() => undefined)

/** The status of an order, for a buyer without its session. */
export const orderStatus: Journey<
  OrderStatusContext,
  OrderStatusEvent,
  'sendCode' | 'lookUp' | 'loadWindows' | 'moveVisit'
> = {
  name: 'order-status',
  title: { es: 'Estado del pedido', en: 'Order status' },
  states: {
    askingNumber: { es: 'Escribe el número de pedido', en: 'Entering the order number' },
    sendingCode: { es: 'Enviando el código', en: 'Sending the code' },
    askingCode: { es: 'Escribe el código', en: 'Entering the code' },
    lookingUp: { es: 'Buscando el pedido', en: 'Finding the order' },
    shown: { es: 'Pedido encontrado', en: 'Order found' },
    loadingWindows: { es: 'Buscando otros horarios', en: 'Finding other times' },
    choosingVisit: { es: 'Cambia la visita', en: 'Changing the visit' },
    movingVisit: { es: 'Cambiando la visita', en: 'Moving the visit' },
  },
  machine: () =>
    createOrderStatusMachine({
      orchestrator: {
        requestOrderCode: noCall,
        lookUpOrder: noCall,
        orderVisitWindows: noCall,
        moveOrderVisit: noCall,
      },
    }),
  actor: startedOrderStatus,
  userEvents: [
    {
      name: 'number.submitted',
      event: () => ({ type: 'number.submitted', orderNumber: NUMBER, channel: 'email' }),
    },
    { name: 'code.requested', event: () => ({ type: 'code.requested' }) },
    { name: 'code.submitted', event: () => ({ type: 'code.submitted', code: TYPED_CODE }) },
    { name: 'number.reopened', event: () => ({ type: 'number.reopened' }) },
    { name: 'visit.opened', event: () => ({ type: 'visit.opened' }) },
    { name: 'visit.closed', event: () => ({ type: 'visit.closed' }) },
    { name: 'visit.moved', event: () => ({ type: 'visit.moved', windowId: FREE.id }) },
  ],
  systemEvents: [],
  invoked: {
    sendCode: {
      calls: ['requestOrderCode'],
      outcomes: [
        { name: 'answers', output: () => answered({ digits: 6, validForMs: 0 }), behavior: 'answers' },
        ...failings('TOO_MANY'),
      ],
    },
    lookUp: {
      calls: ['lookUpOrder'],
      outcomes: [
        {
          name: 'answers',
          output: () => answered({ orderNumber: NUMBER, proof: PROOF }),
          behavior: 'answers',
        },
        ...failings('NOT_FOUND', 'TOO_MANY'),
      ],
    },
    loadWindows: {
      calls: ['orderVisitWindows'],
      outcomes: [
        { name: 'answers', output: () => answered({ windows: [FREE], today: TODAY }), behavior: 'answers' },
        ...failings('NOT_FOUND', 'CHANGE_BLOCKED'),
      ],
    },
    moveVisit: {
      calls: ['moveOrderVisit'],
      outcomes: [
        {
          name: 'answers',
          output: () => answered({ orderNumber: NUMBER, visit: FREE }),
          behavior: 'answers',
        },
        ...failings('NOT_FOUND', 'WINDOW_GONE', 'CHANGE_BLOCKED'),
      ],
    },
  },
  digest: ({ orderNumber, order, proof, windows, isMoved }) => [
    orderNumber !== null,
    order !== null,
    proof !== null,
    windows?.length,
    isMoved,
  ],
  setting: async (stage) => {
    await ordered({})(stage)
    prepare(stage)
  },
}
