import { either as E } from 'fp-ts'
import { assign, emit, setup } from 'xstate'
import type { OrchestratorFailure } from '../../ports/orchestrator.failure.ts'
import { answerIn, failureIn, succeeded } from '../answered.ts'
import type { ShoppingPorts, StorefrontData } from './shopping.actors.ts'
import { shoppingActors } from './shopping.actors.ts'
import type { ShopPage, ShoppingContext } from './shopping.context.ts'
import { isChoicePage } from './shopping.context.ts'
import type { ShoppingEmitted, ShoppingEvent } from './shopping.events.ts'

const openedAt = ({ choicePage }: ShoppingContext, page: ShopPage): Partial<ShoppingContext> => ({
  page,
  choicePage: isChoicePage(page) ? page : choicePage,
})

type Loaded = E.Either<OrchestratorFailure, StorefrontData>

/** Loads an address's offers; tracks whether, and where, services are chosen or configured. The sale owns the cart. */
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
      wantsToConfigure: ({ event }) => event.type === 'step.requested' && event.step === 'configure',
    },
    actions: {
      /** Logs a bundle without offers or without a session (LOC-15). */
      logMissing: ({ context: { page } }, output: Loaded) => {
        const because = E.isLeft(output)
          ? output.left._tag
          : output.right.offers.catalog.offers.length === 0 && 'NoOffers'
        if (page === 'bundle' && because !== false)
          ports.log?.({ level: 'error', event: 'OffersMissing', facts: { page, because } })
      },
      turnTo: assign(({ context, event }) => {
        if (event.type === 'session.opened') return openedAt(context, event.page)
        return event.type === 'step.requested' && event.step !== 'configure'
          ? openedAt(context, event.step)
          : {}
      }),
    },
  }).createMachine({
    id: 'shopping',
    initial: 'closed',
    context: { page: 'products', choicePage: 'products', failure: null },
    always: { guard: 'isSessionLost', target: '.closed', actions: emit({ type: 'session.lost' }) },
    on: {
      'session.opened': { target: '.loading', actions: 'turnTo' },
      'session.closed': '.closed',
      'step.requested': { actions: 'turnTo' },
    },
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
              actions: [
                { type: 'logMissing', params: ({ event }) => event.output },
                emit(({ event }) => ({ type: 'shop.opened' as const, ...answerIn(event.output) })),
              ],
            },
            {
              target: 'failed',
              actions: [
                { type: 'logMissing', params: ({ event }) => event.output },
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
          'step.requested': [
            { guard: 'wantsToConfigure', target: '.configuring' },
            { target: '.choosing', actions: 'turnTo' },
          ],
        },
        states: { choosing: {}, configuring: {} },
      },
    },
  })
