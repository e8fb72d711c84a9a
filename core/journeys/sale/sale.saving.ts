import { either as E } from 'fp-ts'
import { assign, enqueueActions, raise } from 'xstate'
import { answerIn, hasExpired } from '../answered.ts'
import type { AnswerArgs } from '../answered.ts'
import type { PricedCart } from '../../cart/cart.ts'
import { hasPlan } from '../../cart/cart.ts'
import type { OrchestratorFailure, RefusalCode } from '../../ports/orchestrator.failure.ts'
import type { SaleContext } from './sale.context.ts'
import type { SaleSetup } from './sale.setup.ts'
import {
  changeRefused,
  changeToSave,
  changesAccepted,
  holdsSent,
  isOvertaken,
  mobileChanged,
  overtakenBy,
  priceMoved,
  refreshed,
  savedIn,
  sending,
  shopChanged,
} from './sale.cart.ts'
import { NO_SHOP, accountProven, opensMobileLines, shopOpened } from './sale.updates.ts'
import { linesOfVisit, offersIn } from './sale.cart-updates.ts'

type Saved = AnswerArgs<PricedCart, OrchestratorFailure> & { readonly context: SaleContext }

const isTaken = ({ context, event: { output } }: Saved): boolean =>
  E.isRight(output) && holdsSent(context, output.right)

const freshCart = ({ event: { output } }: AnswerArgs<unknown, OrchestratorFailure>): PricedCart | undefined =>
  E.isLeft(output) && output.left._tag === 'Refused' && output.left.code === 'CART_STALE'
    ? output.left.cart
    : undefined

const isOrdered = ({ event: { output } }: Saved): boolean =>
  E.isLeft(output) && output.left._tag === 'Refused' && output.left.code === 'CART_ORDERED'

/** The refusals of a change that stays impossible, however often it is sent. */
const IMPOSSIBLE: readonly RefusalCode[] = ['OFFER_UNKNOWN', 'QUANTITY_OUT_OF_RANGE', 'PLAN_MISSING']

/** Checks whether a refused change can be undone: it stays impossible, and the cart before it has a plan. */
const isUndone = ({ context, event: { output } }: Saved): boolean =>
  E.isLeft(output) &&
  output.left._tag === 'Refused' &&
  IMPOSSIBLE.includes(output.left.code) &&
  hasPlan(context.cart.saved?.cart.lines ?? [], offersIn(context))

/** Saves the wanted lines to the provider's cart while the visitor goes on choosing. */
export const cartState = (sale: SaleSetup) =>
  sale.createStateConfig({
    initial: 'closed',
    on: {
      'shop.opened': {
        target: '.open',
        actions: [
          assign(
            ({ context: { visitor }, event: { offers, cart, restore = 'none', missingDevices = [] } }) => ({
              ...shopOpened(offers, cart),
              visitor: { ...visitor, restore, missingDevices },
            }),
          ),
          // A restored order continues at its configuration.
          enqueueActions(({ context, enqueue }) => {
            if (context.visitor.restore !== 'restored') return
            enqueue('saveVisitCart')
            if (hasPlan(context.cart.wanted, offersIn(context)))
              enqueue.raise({ type: 'step.requested', step: 'configure' })
          }),
          enqueueActions(({ context, enqueue }) => {
            const lines = linesOfVisit(context)
            if (lines.length > 0) enqueue.raise({ type: 'services.chosen', lines })
            if (opensMobileLines(context)) enqueue.raise({ type: 'step.requested', step: 'customize' })
          }),
        ],
      },
      'resolution.started': { guard: 'isOutOfDoubt', target: '.closed' },
      'visit.reset': { guard: 'isOutOfDoubt', target: '.closed' },
      localized: '.closed',
      'account.proven': { actions: assign(({ context, event }) => accountProven(context, event)) },
      'session.lost': '.closed',
      'cart.reopened': '.closed',
    },
    states: {
      closed: { entry: assign(NO_SHOP) },
      open: {
        initial: 'settled',
        on: {
          'plan.chosen': { actions: ['choosePlan', 'configure'] },
          'services.chosen': { actions: ['chooseServices', 'configure'] },
          'item.changed': { actions: 'changeItem' },
          'changes.accepted': { actions: assign(({ context }) => changesAccepted(context)) },
          'cart.refreshed': {
            actions: assign(({ context, event }) => refreshed(context, event.cart, event.chosen)),
          },
          'mobile.changed': {
            actions: [
              assign(({ context, event }) => mobileChanged(context, event)),
              'saveVisitCart',
              'noteUse',
            ],
          },
          'shop.changed': {
            actions: [assign(({ context, event }) => shopChanged(context, event)), 'noteUse'],
          },
          'account.proven': {
            actions: [
              assign(({ context, event }) => ({
                ...accountProven(context, event),
                ...shopChanged(context, event),
              })),
              'noteUse',
            ],
          },
          'price.moved': {
            actions: assign(({ context, event }) => priceMoved(context, event.quote, event.seal)),
          },
        },
        states: {
          settled: { always: { guard: 'isCartUnsaved', target: 'sending' } },
          sending: {
            entry: assign(({ context }) => sending(context)),
            invoke: {
              src: 'saveCart',
              input: ({ context }) => changeToSave(context),
              onDone: [
                {
                  guard: isTaken,
                  target: 'settled',
                  actions: [
                    assign(({ context, event }) => savedIn(context, answerIn(event.output))),
                    'saveVisitCart',
                  ],
                },
                {
                  guard: ({ context, event }) => isOvertaken(context, freshCart({ event })),
                  target: 'settled',
                  actions: assign(({ context, event }) => overtakenBy(context, freshCart({ event }))),
                },
                { guard: hasExpired, target: 'settled', actions: 'announceLost' },
                {
                  guard: isOrdered,
                  target: 'stuck',
                  actions: [
                    { type: 'keepFailure', params: ({ event }) => event.output },
                    raise({ type: 'session.stale' }),
                  ],
                },
                {
                  guard: isUndone,
                  target: 'stuck',
                  actions: [
                    assign(({ context }) => changeRefused(context)),
                    { type: 'keepFailure', params: ({ event }) => event.output },
                    raise({ type: 'change.undone' }),
                  ],
                },
                { target: 'stuck', actions: { type: 'keepFailure', params: ({ event }) => event.output } },
              ],
            },
          },
          // A refused change stops saving until the visitor changes the cart or retries.
          stuck: {
            on: {
              'plan.chosen': { target: 'settled', actions: ['choosePlan', 'configure'] },
              'services.chosen': { target: 'settled', actions: ['chooseServices', 'configure'] },
              'item.changed': { target: 'settled', actions: 'changeItem' },
              'retry.requested': 'settled',
            },
            exit: assign({ failure: null }),
          },
        },
      },
    },
  })
