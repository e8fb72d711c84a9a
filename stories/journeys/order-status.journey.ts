import { createActor } from 'xstate'
import type { OrderNumber } from '#core/checkout/order.ts'
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
  })
  return createActor(createOrderStatusMachine({ orchestrator })).start()
})

/** Returns the actor of the page on a stage. */
export const startedOrderStatus = actorOn

const noCall = () => () => new Promise<never>(() => undefined)

/** The status of an order, for a buyer without its session. */
export const orderStatus: Journey<OrderStatusContext, OrderStatusEvent, 'sendCode' | 'lookUp'> = {
  name: 'order-status',
  title: { es: 'Estado del pedido', en: 'Order status' },
  states: {
    askingNumber: { es: 'Escribe el número de pedido', en: 'Entering the order number' },
    sendingCode: { es: 'Enviando el código', en: 'Sending the code' },
    askingCode: { es: 'Escribe el código', en: 'Entering the code' },
    lookingUp: { es: 'Buscando el pedido', en: 'Finding the order' },
    shown: { es: 'Pedido encontrado', en: 'Order found' },
  },
  machine: () =>
    createOrderStatusMachine({ orchestrator: { requestOrderCode: noCall, lookUpOrder: noCall } }),
  actor: startedOrderStatus,
  userEvents: [
    {
      name: 'number.submitted',
      event: () => ({ type: 'number.submitted', orderNumber: NUMBER, channel: 'email' }),
    },
    { name: 'code.requested', event: () => ({ type: 'code.requested' }) },
    { name: 'code.submitted', event: () => ({ type: 'code.submitted', code: TYPED_CODE }) },
    { name: 'number.reopened', event: () => ({ type: 'number.reopened' }) },
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
        { name: 'answers', output: () => answered({ orderNumber: NUMBER }), behavior: 'answers' },
        ...failings('NOT_FOUND', 'TOO_MANY'),
      ],
    },
  },
  digest: ({ orderNumber, order }) => [orderNumber !== null, order !== null],
  setting: async (stage) => {
    await ordered({})(stage)
    prepare(stage)
  },
}
