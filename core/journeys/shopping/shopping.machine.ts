import { either as E } from 'fp-ts'
import { assign, emit, setup } from 'xstate'
import type { AnswerArgs } from '../answered.ts'
import { succeeded } from '../answered.ts'
import type { CartLine, PricedCart } from '../../cart/cart.ts'
import { EMPTY_LINES, hasPlan, quantityOf, setQuantity } from '../../cart/cart.ts'
import { UNKNOWN_BUYER } from '../../catalog/condition.ts'
import type { OfferId } from '../../catalog/offer.ts'
import { findOffer, isChosenAtCheckout } from '../../catalog/offer.ts'
import { basisPoints } from '../../shared/money.ts'
import type { ShoppingPorts } from './shopping.actors.ts'
import { shoppingActors } from './shopping.actors.ts'
import type { ShoppingContext } from './shopping.context.ts'
import type { ShoppingEmitted, ShoppingEvent } from './shopping.events.ts'
import { isSaved, nextChange } from './shopping.selectors.ts'

/** How many of a plan or an add-on are wanted; installation and deposit belong to the checkout. */
const wanting = (context: ShoppingContext, offerId: OfferId, quantity: number): Partial<ShoppingContext> => {
  const offers = context.offers?.catalog.offers ?? []
  const offer = findOffer(offers, offerId)
  if (offer !== undefined && isChosenAtCheckout(offer)) return {}
  const lines = setQuantity(context.wanted, offers, offerId, quantity)
  return E.isRight(lines) ? { wanted: lines.right } : {}
}

/** The provider's cart, with what the checkout put into it taken over into what is wanted. */
const adopting = (context: ShoppingContext, cart: PricedCart): Partial<ShoppingContext> => {
  const isOfCheckout = ({ offerId }: CartLine): boolean => {
    const offer = findOffer(context.offers?.catalog.offers ?? [], offerId)
    return offer !== undefined && isChosenAtCheckout(offer)
  }
  const chosen = context.wanted.filter((line) => !isOfCheckout(line))
  return { cart, wanted: [...chosen, ...cart.cart.lines.filter(isOfCheckout)] }
}

/** Whether the provider's answer holds the change it was sent. */
const isTaken = ({
  context: { sent },
  event: { output },
}: AnswerArgs<PricedCart> & { readonly context: ShoppingContext }): boolean =>
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
      isSessionLost: ({ context }) => context.failure?._tag === 'SessionExpired',
      wantsProducts: ({ event }) => event.type === 'step.requested' && event.step === 'products',
      isSaved: ({ context }) => isSaved(context),
      isUnsaved: ({ context }) => !isSaved(context),
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
      buyer: UNKNOWN_BUYER,
      offers: null,
      cart: null,
      wanted: EMPTY_LINES,
      sent: null,
      failure: null,
    },
    always: {
      guard: 'isSessionLost',
      target: '.closed',
      actions: 'tellLost',
    },
    on: {
      'session.opened': {
        target: '.loading',
        actions: assign(({ event }) => ({
          taxRate: event.taxRate,
          buyer: event.buyer,
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
              guard: succeeded,
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
                { guard: 'wantsProducts', target: '.choosing' },
                { guard: 'hasPlan', target: '.configuring' },
              ],
            },
            states: {
              choosing: {},
              configuring: {
                on: {
                  'item.changed': {
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
              settled: { always: { guard: 'isUnsaved', target: 'sending' } },
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
                      guard: isTaken,
                      target: 'settled',
                      actions: assign(({ context, event }) =>
                        E.isRight(event.output) ? adopting(context, event.output.right) : {},
                      ),
                    },
                    { target: 'stuck', actions: assign(({ event }) => failureOf(event.output)) },
                  ],
                },
              },
              stuck: { on: { 'retry.requested': { target: 'settled', actions: assign({ failure: null }) } } },
            },
          },
        },
      },
    },
  })
