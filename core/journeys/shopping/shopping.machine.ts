import { either as E } from 'fp-ts'
import { assign, emit, setup } from 'xstate'
import type { PricedCart } from '../../cart/cart.ts'
import { EMPTY_LINES, hasPlan, quantityOf, setQuantity } from '../../cart/cart.ts'
import type { OfferId } from '../../catalog/offer.ts'
import { findOffer } from '../../catalog/offer.ts'
import { basisPoints } from '../../shared/money.ts'
import type { ShoppingPorts } from './shopping.actors.ts'
import { shoppingActors } from './shopping.actors.ts'
import type { ShoppingContext } from './shopping.context.ts'
import type { ShoppingEmitted, ShoppingEvent } from './shopping.events.ts'
import { isSaved, nextChange } from './shopping.selectors.ts'

/** How many of a plan or an add-on are wanted; the installation is chosen at checkout. */
const wanting = (context: ShoppingContext, offerId: OfferId, quantity: number): Partial<ShoppingContext> => {
  const offers = context.offers?.catalog.offers ?? []
  if (findOffer(offers, offerId)?.role === 'installation') return {}
  const lines = setQuantity(context.wanted, offers, offerId, quantity)
  return E.isRight(lines) ? { wanted: lines.right } : {}
}

/** The provider's cart, with its installation taken over into what is wanted. */
const adopting = (context: ShoppingContext, cart: PricedCart): Partial<ShoppingContext> => {
  const isInstallation = (offerId: OfferId): boolean =>
    findOffer(context.offers?.catalog.offers ?? [], offerId)?.role === 'installation'
  const chosen = context.wanted.filter((line) => !isInstallation(line.offerId))
  const installation = cart.cart.lines.filter((line) => isInstallation(line.offerId))
  return { cart, wanted: [...chosen, ...installation] }
}

/** Whether the provider's answer holds the change it was sent. */
const isTaken = ({ sent }: ShoppingContext, output: E.Either<unknown, PricedCart>): boolean =>
  E.isRight(output) && sent !== null && quantityOf(output.right.cart.lines, sent.offerId) === sent.quantity

const failureOf = (output: E.Either<ShoppingContext['failure'], unknown>): Partial<ShoppingContext> =>
  E.isLeft(output) ? { failure: output.left } : { failure: { _tag: 'Unintelligible' } }

/**
 * From the offers of an address to a configured cart. In `open`, region `place` is where the visitor is, region `saving` brings the
 * provider's cart to what is wanted, one change at a time, while the visitor goes on choosing.
 */
export const createShoppingMachine = (ports: ShoppingPorts) =>
  setup({
    types: {
      context: {} as ShoppingContext,
      events: {} as ShoppingEvent,
      emitted: {} as ShoppingEmitted,
    },
    actors: shoppingActors(ports),
    guards: {
      isSaved: ({ context }) => isSaved(context),
      hasPlan: ({ context }) => hasPlan(context.wanted, context.offers?.catalog.offers ?? []),
    },
    actions: {
      tellConfirmed: emit(({ context }) => {
        if (context.cart === null) throw new Error('confirmed without a cart')
        return { type: 'cart.confirmed' as const, cart: context.cart }
      }),
      tellLost: emit({ type: 'session.lost' }),
    },
  }).createMachine({
    id: 'shopping',
    initial: 'closed',
    context: {
      taxRate: basisPoints(0),
      offers: null,
      cart: null,
      wanted: EMPTY_LINES,
      sent: null,
      failure: null,
    },
    always: {
      guard: ({ context }) => context.failure?._tag === 'SessionExpired',
      target: '.closed',
      actions: 'tellLost',
    },
    on: {
      'session.opened': {
        target: '.loading',
        actions: assign(({ event }) => ({
          taxRate: event.taxRate,
          offers: null,
          cart: null,
          wanted: EMPTY_LINES,
        })),
      },
      'session.closed': { target: '.closed' },
    },
    states: {
      closed: { entry: assign({ offers: null, cart: null, wanted: EMPTY_LINES, failure: null }) },
      loading: {
        entry: assign({ failure: null }),
        invoke: {
          src: 'loadShelf',
          onDone: [
            {
              guard: ({ event }) => E.isRight(event.output),
              target: 'open',
              actions: assign(({ event }) =>
                E.isRight(event.output)
                  ? { ...event.output.right, wanted: event.output.right.cart.cart.lines }
                  : {},
              ),
            },
            { target: 'failed', actions: assign(({ event }) => failureOf(event.output)) },
          ],
        },
      },
      failed: { on: { 'retry.requested': 'loading' } },
      open: {
        type: 'parallel',
        on: {
          'cart.refreshed': { actions: assign(({ context, event }) => adopting(context, event.cart)) },
        },
        states: {
          place: {
            initial: 'choosing',
            on: {
              'plan.chosen': {
                target: '.configuring',
                actions: assign(({ context, event }) => wanting(context, event.offerId, 1)),
              },
              'step.requested': [
                { guard: ({ event }) => event.step === 'products', target: '.choosing' },
                { guard: 'hasPlan', target: '.configuring' },
              ],
            },
            states: {
              choosing: {},
              configuring: {
                on: {
                  'addOn.changed': {
                    actions: assign(({ context, event }) => wanting(context, event.offerId, event.quantity)),
                  },
                  'configuration.confirmed': { guard: 'hasPlan', target: 'confirming' },
                },
              },
              confirming: { always: { guard: 'isSaved', target: 'configuring', actions: 'tellConfirmed' } },
            },
          },
          saving: {
            initial: 'settled',
            states: {
              settled: { always: { guard: ({ context }) => !isSaved(context), target: 'sending' } },
              sending: {
                entry: assign(({ context }) => ({ failure: null, sent: nextChange(context) })),
                invoke: {
                  src: 'saveChange',
                  input: ({ context: { sent, offers } }) => {
                    if (sent === null || offers === null) throw new Error('nothing to save')
                    return { change: sent, offers }
                  },
                  onDone: [
                    {
                      guard: ({ context, event }) => isTaken(context, event.output),
                      target: 'settled',
                      actions: assign(({ context, event }) =>
                        E.isRight(event.output) ? adopting(context, event.output.right) : {},
                      ),
                    },
                    { target: 'stuck', actions: assign(({ event }) => failureOf(event.output)) },
                  ],
                },
              },
              stuck: { on: { 'retry.requested': 'settled' } },
            },
          },
        },
      },
    },
  })
