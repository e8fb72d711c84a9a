import { either as E } from 'fp-ts'
import type { ActorRefFrom } from 'xstate'
import type { AnswerArgs } from '../answered.ts'
import { answerIn, failureIn, succeeded } from '../answered.ts'
import { assertEvent, assign, fromPromise, setup } from 'xstate'
import type { OrderCode, OrderProof } from '../../checkout/order-code.ts'
import type { OrderNumber } from '../../checkout/order.ts'
import type { OrchestratorFailure, RefusalCode } from '../../ports/orchestrator.failure.ts'
import type {
  CodeChannel,
  CodePromise,
  FoundOrder,
  OrderStatusCalls,
  OrderView,
  ProvenOrder,
} from '../../ports/order-status-calls.ts'
import type { InstallationWindow, VisitWindows, WindowId } from '../../schedule/window.ts'
import type { PlainDate } from '../../shared/plain-date.ts'

export type OrderStatusEvent =
  | { readonly type: 'number.submitted'; readonly orderNumber: OrderNumber; readonly channel: CodeChannel }
  /** The buyer requests another code because the first one did not arrive. */
  | { readonly type: 'code.requested' }
  | { readonly type: 'code.submitted'; readonly code: OrderCode }
  | { readonly type: 'number.reopened' }
  /** The buyer wants to move the visit, or to see its windows again. */
  | { readonly type: 'visit.opened' }
  | { readonly type: 'visit.closed' }
  | { readonly type: 'visit.moved'; readonly windowId: WindowId }

/** The requested order, the address its code is sent to, and its status. The code itself is not stored. */
export type OrderStatusContext = {
  readonly orderNumber: OrderNumber | null
  readonly channel: CodeChannel
  readonly order: OrderView | null
  /** Moves the visit; null for a visit that cannot be moved online (any more). */
  readonly proof: OrderProof | null
  /** The windows to which the visit can be moved; null until they are loaded. */
  readonly windows: readonly InstallationWindow[] | null
  /** The today of the home (SCH-15). */
  readonly today?: PlainDate
  readonly isMoved: boolean
  readonly failure: OrchestratorFailure | null
}

export type OrderStatusPorts = { readonly orchestrator: OrderStatusCalls }

type CodeRequest = { readonly orderNumber: OrderNumber; readonly channel: CodeChannel }
type LookUp = { readonly orderNumber: OrderNumber; readonly code: OrderCode }

const chosen = ({ orderNumber }: OrderStatusContext): OrderNumber => {
  if (orderNumber === null) throw new Error('requesting an order without its number')
  return orderNumber
}

const proven = ({ order, proof }: OrderStatusContext): ProvenOrder => {
  if (order === null || proof === null) throw new Error('moving a visit without a proof')
  return { orderNumber: order.orderNumber, proof }
}

type Move = ProvenOrder & { readonly windowId: WindowId }

const NOTHING_FOUND = { order: null, proof: null, windows: null, isMoved: false, failure: null }

const isRefused = (
  { event: { output } }: AnswerArgs<unknown, OrchestratorFailure>,
  codes: readonly RefusalCode[],
) => E.isLeft(output) && output.left._tag === 'Refused' && codes.includes(output.left.code)

/** Checks for a refusal that prevents an online move of the visit: too late, or an expired proof (MSG-11). */
const isFinal = (args: AnswerArgs<unknown, OrchestratorFailure>): boolean =>
  isRefused(args, ['CHANGE_BLOCKED', 'NOT_FOUND'])

const isWindowGone = (args: AnswerArgs<unknown, OrchestratorFailure>): boolean =>
  isRefused(args, ['WINDOW_GONE'])

const hasProof = ({ context }: { readonly context: OrderStatusContext }): boolean => context.proof !== null

/**
 * Shows an order to a buyer without its session: order number, code sent, then the order. After a wrong code the
 * buyer stays at the code entry and may request another one (MSG-04, MSG-05). The visit can be moved (MSG-11).
 */
export const createOrderStatusMachine = ({ orchestrator }: OrderStatusPorts) =>
  setup({
    types: { context: {} as OrderStatusContext, events: {} as OrderStatusEvent },
    actors: {
      sendCode: fromPromise<E.Either<OrchestratorFailure, CodePromise>, CodeRequest>(({ input }) =>
        orchestrator.requestOrderCode(input)(),
      ),
      lookUp: fromPromise<E.Either<OrchestratorFailure, FoundOrder>, LookUp>(({ input }) =>
        orchestrator.lookUpOrder(input)(),
      ),
      loadWindows: fromPromise<E.Either<OrchestratorFailure, VisitWindows>, ProvenOrder>(({ input }) =>
        orchestrator.orderVisitWindows(input)(),
      ),
      moveVisit: fromPromise<E.Either<OrchestratorFailure, OrderView>, Move>(({ input }) =>
        orchestrator.moveOrderVisit(input)(),
      ),
    },
  }).createMachine({
    id: 'orderStatus',
    context: { orderNumber: null, channel: 'email', ...NOTHING_FOUND },
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
              actions: assign(({ event }) => {
                const { proof = null, ...order } = answerIn(event.output)
                return { order, proof }
              }),
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
            actions: assign({ orderNumber: null, ...NOTHING_FOUND }),
          },
          'visit.opened': {
            guard: hasProof,
            target: 'loadingWindows',
            actions: assign({ windows: null, failure: null, isMoved: false }),
          },
        },
      },
      loadingWindows: {
        on: { 'visit.closed': { target: 'shown', actions: assign({ failure: null }) } },
        invoke: {
          src: 'loadWindows',
          input: ({ context }) => proven(context),
          onDone: [
            {
              guard: succeeded,
              target: 'choosingVisit',
              actions: assign(({ event }) => answerIn(event.output)),
            },
            {
              guard: isFinal,
              target: 'shown',
              actions: assign(({ event }) => ({ failure: failureIn(event.output), proof: null })),
            },
            {
              target: 'shown',
              actions: assign(({ event }) => ({ failure: failureIn(event.output) })),
            },
          ],
        },
      },
      choosingVisit: {
        on: {
          'visit.opened': { target: 'loadingWindows', actions: assign({ failure: null }) },
          'visit.closed': { target: 'shown', actions: assign({ failure: null }) },
          'visit.moved': 'movingVisit',
        },
      },
      movingVisit: {
        entry: assign({ failure: null }),
        invoke: {
          src: 'moveVisit',
          input: ({ context, event }) => {
            assertEvent(event, 'visit.moved')
            return { ...proven(context), windowId: event.windowId }
          },
          onDone: [
            {
              guard: succeeded,
              target: 'shown',
              actions: assign(({ event }) => ({ order: answerIn(event.output), isMoved: true })),
            },
            {
              guard: isFinal,
              target: 'shown',
              actions: assign(({ event }) => ({ failure: failureIn(event.output), proof: null })),
            },
            {
              // The list is loaded again without the window that is full.
              guard: isWindowGone,
              target: 'loadingWindows',
              actions: assign(({ event }) => ({ failure: failureIn(event.output) })),
            },
            {
              target: 'choosingVisit',
              actions: assign(({ event }) => ({ failure: failureIn(event.output) })),
            },
          ],
        },
      },
    },
  })

export type OrderStatusActor = ActorRefFrom<ReturnType<typeof createOrderStatusMachine>>
