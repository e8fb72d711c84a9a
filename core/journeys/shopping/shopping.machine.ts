import { assign, emit, setup } from 'xstate'
import { answerIn, failureIn, succeeded } from '../answered.ts'
import type { ShoppingPorts } from './shopping.actors.ts'
import { shoppingActors } from './shopping.actors.ts'
import type { ShoppingContext } from './shopping.context.ts'
import type { ShoppingEmitted, ShoppingEvent } from './shopping.events.ts'

/** Loads the offers of an address and tracks whether the visitor is choosing a plan or configuring one. The sale owns the cart. */
export const createShoppingMachine = (ports: ShoppingPorts) =>
  setup({
    types: {
      context: {} as ShoppingContext,
      events: {} as ShoppingEvent,
      emitted: {} as ShoppingEmitted,
    },
    actors: shoppingActors(ports),
    guards: {
      isSessionLost: ({ context }) => context.failure?._tag === 'SessionExpired',
      wantsProducts: ({ event }) => event.type === 'step.requested' && event.step === 'products',
    },
  }).createMachine({
    id: 'shopping',
    initial: 'closed',
    context: { failure: null },
    always: { guard: 'isSessionLost', target: '.closed', actions: emit({ type: 'session.lost' }) },
    on: { 'session.opened': '.loading', 'session.closed': '.closed' },
    states: {
      closed: { entry: assign({ failure: null }) },
      loading: {
        entry: assign({ failure: null }),
        invoke: {
          src: 'loadStorefront',
          onDone: [
            {
              guard: succeeded,
              target: 'open',
              actions: emit(({ event }) => ({ type: 'shop.opened' as const, ...answerIn(event.output) })),
            },
            {
              target: 'failed',
              actions: [
                assign(({ event }) => ({ failure: failureIn(event.output) })),
                emit({ type: 'shop.failed' }),
              ],
            },
          ],
        },
      },
      failed: { on: { 'retry.requested': 'loading' } },
      open: {
        initial: 'choosing',
        on: {
          'step.requested': [{ guard: 'wantsProducts', target: '.choosing' }, { target: '.configuring' }],
        },
        states: { choosing: {}, configuring: {} },
      },
    },
  })
