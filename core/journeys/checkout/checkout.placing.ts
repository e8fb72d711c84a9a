import { either as E } from 'fp-ts'
import { and, assign, emit } from 'xstate'
import { failureIn } from '../answered.ts'
import type { CheckoutSetup } from './checkout.setup.ts'
import {
  isCartOrdered,
  isDeclined,
  isOutOfReach,
  isPending,
  isPlaced,
  isPriceMoved,
  isWindowGone,
  movingPrice,
  pendingIn,
  receiptIn,
} from './checkout.updates.ts'

/** Submits the order: one idempotency key and one request at a time, until the provider returns the result. */
export const placingState = (checkout: CheckoutSetup) =>
  checkout.createStateConfig({
    entry: 'openIntention',
    invoke: {
      src: 'placeOrder',
      input: ({ context }) => {
        if (context.orderKey === null) throw new Error('ordering without a key')
        const isByPhone = context.isVisitByPhone && context.visit === null
        return { key: context.orderKey, ...(isByPhone ? { visitByPhone: true as const } : {}) }
      },
      onDone: [
        {
          guard: isPlaced,
          target: 'placed',
          actions: assign(({ event }) => receiptIn(event.output)),
        },
        {
          guard: isPending,
          target: 'inDoubt',
          actions: assign(({ event }) => pendingIn(event.output)),
        },
        {
          guard: isDeclined,
          target: 'filling.payment',
          actions: 'decline',
        },
        {
          guard: isPriceMoved,
          target: 'priceMoved',
          actions: [
            assign(({ context, event }) => movingPrice(context, event.output)),
            emit(({ event: { output } }) => {
              if (E.isRight(output) || output.left._tag !== 'PriceMoved') throw new Error('no price moved')
              return { type: 'price.moved' as const, quote: output.left.quote, seal: output.left.seal }
            }),
          ],
        },
        { guard: and([isWindowGone, 'isVisitOpen']), target: 'filling.schedule', actions: 'refuseWindow' },
        { guard: isWindowGone, target: 'filling.payment', actions: 'loseHold' },
        { guard: isCartOrdered, target: 'stale' },
        { target: 'unplaced', actions: assign(({ event }) => ({ failure: failureIn(event.output) })) },
      ],
    },
  })

/**
 * The provider has the order, but not the result of the gateway yet. The machine polls the order status with growing
 * pauses (ORD-03). Polling stops when the session has ended: the buyer gets the result by e-mail.
 */
export const inDoubtState = (checkout: CheckoutSetup) =>
  checkout.createStateConfig({
    initial: 'waiting',
    states: {
      waiting: { after: { orderPoll: 'asking' } },
      asking: {
        entry: assign(({ context }) => ({ polls: context.polls + 1 })),
        invoke: {
          src: 'askOrder',
          input: ({ context }) => {
            if (context.pending === null) throw new Error('polling without a pending order')
            return context.pending.intentId
          },
          onDone: [
            {
              guard: isPlaced,
              target: '#checkout.placed',
              actions: assign(({ event }) => receiptIn(event.output)),
            },
            {
              guard: isDeclined,
              target: '#checkout.filling.payment',
              actions: 'decline',
            },
            { guard: isOutOfReach, target: 'outOfReach' },
            { guard: 'isMailDue', target: 'unanswered' },
            { target: 'waiting' },
          ],
        },
      },
      unanswered: { after: { orderPoll: 'asking' }, on: { 'retry.requested': 'asking' } },
      outOfReach: {
        on: { 'retry.requested': { target: '#checkout.closed', actions: ['reset', 'announceLost'] } },
      },
    },
  })
