import type { either as E } from 'fp-ts'
import type { ActorRefFrom } from 'xstate'
import { answerIn, failureIn, succeeded } from '../answered.ts'
import { assertEvent, assign, fromPromise, setup } from 'xstate'
import type { OrderCode } from '../../checkout/order-code.ts'
import type { OrderNumber } from '../../checkout/order.ts'
import type { OrchestratorFailure } from '../../ports/orchestrator.failure.ts'
import type { CodeChannel, CodePromise, OrderStatusCalls, OrderView } from '../../ports/order-status-calls.ts'

export type OrderStatusEvent =
  | { readonly type: 'number.submitted'; readonly orderNumber: OrderNumber; readonly channel: CodeChannel }
  /** The buyer requests another code because the first one did not arrive. */
  | { readonly type: 'code.requested' }
  | { readonly type: 'code.submitted'; readonly code: OrderCode }
  | { readonly type: 'number.reopened' }

/** The requested order, the address its code is sent to, and its status. The code itself is not stored. */
export type OrderStatusContext = {
  readonly orderNumber: OrderNumber | null
  readonly channel: CodeChannel
  readonly order: OrderView | null
  readonly failure: OrchestratorFailure | null
}

export type OrderStatusPorts = { readonly orchestrator: OrderStatusCalls }

type CodeRequest = { readonly orderNumber: OrderNumber; readonly channel: CodeChannel }
type LookUp = { readonly orderNumber: OrderNumber; readonly code: OrderCode }

const chosen = ({ orderNumber }: OrderStatusContext): OrderNumber => {
  if (orderNumber === null) throw new Error('requesting an order without its number')
  return orderNumber
}

/**
 * Shows an order to a buyer without its session: order number first, then the code that was sent, then the order. After a wrong code the
 * buyer stays at the code entry, and may request another code (MSG-04, MSG-05).
 */
export const createOrderStatusMachine = ({ orchestrator }: OrderStatusPorts) =>
  setup({
    types: { context: {} as OrderStatusContext, events: {} as OrderStatusEvent },
    actors: {
      sendCode: fromPromise<E.Either<OrchestratorFailure, CodePromise>, CodeRequest>(({ input }) =>
        orchestrator.requestOrderCode(input)(),
      ),
      lookUp: fromPromise<E.Either<OrchestratorFailure, OrderView>, LookUp>(({ input }) =>
        orchestrator.lookUpOrder(input)(),
      ),
    },
  }).createMachine({
    id: 'orderStatus',
    context: { orderNumber: null, channel: 'email', order: null, failure: null },
    initial: 'askingNumber',
    states: {
      askingNumber: {
        on: {
          'number.submitted': {
            target: 'sendingCode',
            actions: assign(({ event: { orderNumber, channel } }) => ({ orderNumber, channel })),
          },
        },
      },
      sendingCode: {
        entry: assign({ failure: null }),
        invoke: {
          src: 'sendCode',
          input: ({ context }) => ({ orderNumber: chosen(context), channel: context.channel }),
          onDone: [
            { guard: succeeded, target: 'askingCode' },
            {
              target: 'askingNumber',
              actions: assign(({ event }) => ({ failure: failureIn(event.output) })),
            },
          ],
        },
      },
      askingCode: {
        on: {
          'code.submitted': 'lookingUp',
          'code.requested': 'sendingCode',
          'number.reopened': { target: 'askingNumber', actions: assign({ failure: null }) },
        },
      },
      lookingUp: {
        entry: assign({ failure: null }),
        invoke: {
          src: 'lookUp',
          input: ({ context, event }) => {
            assertEvent(event, 'code.submitted')
            return { orderNumber: chosen(context), code: event.code }
          },
          onDone: [
            {
              guard: succeeded,
              target: 'shown',
              actions: assign(({ event }) => ({ order: answerIn(event.output) })),
            },
            {
              target: 'askingCode',
              actions: assign(({ event }) => ({ failure: failureIn(event.output) })),
            },
          ],
        },
      },
      shown: {
        on: {
          'number.reopened': {
            target: 'askingNumber',
            actions: assign({ orderNumber: null, order: null, failure: null }),
          },
        },
      },
    },
  })

export type OrderStatusActor = ActorRefFrom<ReturnType<typeof createOrderStatusMachine>>
