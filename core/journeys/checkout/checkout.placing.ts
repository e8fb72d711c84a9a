import { assign } from 'xstate'
import { totalsOf } from '../../pricing/quote.ts'
import type { CheckoutSetup } from './checkout.setup.ts'
import {
  cartOf,
  failureIn,
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

/** The one submitting state: one key, one request at a time, until the provider has said how it ended. */
export const placingState = (checkout: CheckoutSetup) =>
  checkout.createStateConfig({
    entry: 'openIntention',
    invoke: {
      src: 'placeOrder',
      input: ({ context }) => {
        if (context.orderKey === null) throw new Error('ordering without a key')
        const { quote, seal } = cartOf(context)
        return { key: context.orderKey, expected: totalsOf(quote), seal }
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
          actions: assign(({ context, event }) => movingPrice(context, event.output)),
        },
        {
          guard: isWindowGone,
          target: 'filling.schedule',
          actions: 'loseWindow',
        },
        { guard: isCartOrdered, target: 'stale' },
        { target: 'unplaced', actions: assign(({ event }) => failureIn(event.output)) },
      ],
    },
  })

/**
 * The provider has the order but not yet the gateway's word: it is asked until there is one, with longer and longer pauses (ORD-03). Only a
 * session that is over is asked no more: the e-mail tells the buyer.
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
            if (context.pending === null) throw new Error('asking for no order')
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
      outOfReach: { on: { 'retry.requested': { target: '#checkout.closed', actions: 'tellLost' } } },
    },
  })
